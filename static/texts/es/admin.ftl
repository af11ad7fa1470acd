## Las páginas de quienes administran el servidor.

ui-admin = Administración
ui-admin-login-how = Para quienes administran este servidor.
ui-admin-login = Entrar
ui-admin-logout = Salir, { $name }
ui-admin-password = Contraseña
ui-admin-password-again = La misma contraseña otra vez
ui-admin-password-help = Al menos { $least } caracteres.
ui-admin-first = Administrar este servidor
ui-admin-first-how = Quien rellena esto cuida de este servidor: de todas sus partidas y de lo que sea de ellas.
ui-admin-first-do = Administrar el servidor
ui-admin-audit = Registro
ui-admin-audit-empty = Nadie ha hecho nada todavía.
ui-admin-older = Anteriores
ui-admin-did-admin = dio de alta a alguien que administra
ui-admin-did-login = entró
error-wrong-password = El nombre y la contraseña no van juntos.
error-password-length = Una contraseña tiene al menos { $least } y como mucho { $most } caracteres.
error-passwords-differ = Son dos contraseñas distintas.
error-admin-exists = Ya hay alguien que administra con ese nombre.
