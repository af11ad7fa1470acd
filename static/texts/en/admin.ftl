## The pages of those who run the server.

ui-admin = Admin
ui-admin-login-how = For those who run this server.
ui-admin-login = Log in
ui-admin-logout = Log out, { $name }
ui-admin-password = Password
ui-admin-password-again = The same password again
ui-admin-password-help = At least { $least } characters.
ui-admin-first = Become the admin
ui-admin-first-how = Whoever fills this in looks after this server: all its matches, and what becomes of them.
ui-admin-first-do = Become the admin
ui-admin-audit = Audit log
ui-admin-audit-empty = Nobody has done anything yet.
ui-admin-older = Older
ui-admin-did-admin = made an admin
ui-admin-did-login = logged in
error-wrong-password = Name and password do not go together.
error-password-length = A password has at least { $least } and at most { $most } characters.
error-passwords-differ = These are two different passwords.
error-admin-exists = There is an admin of that name already.
