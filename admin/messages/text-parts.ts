/** Which texts are loaded first: those of screens that anybody may see. The build cuts each language in two by this. */
const first = [
  ...['ui', 'app', 'login', 'register', 'forgot', 'confirmation', 'set_up', 'change_password', 'account'],
  ...['unauthorized', 'maintenance', 'not_found', 'pricing'],
]

export const isFirst = (key: string): boolean => first.includes(key.split('.')[0] ?? '')
