# The shell: every page but the table.

## Everywhere

ui-skip = To the content
ui-home = Sobremesa, home
ui-me = Who are you?
ui-foot = The long talk at the table after the meal.
ui-foot-home = All matches
ui-foot-me = You and your settings
