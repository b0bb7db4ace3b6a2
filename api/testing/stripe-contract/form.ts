/** Parameters as Stripe takes them: `items[0][price]=…`, `expand[]=…`. */

export type FormValue = string | FormObject
export interface FormObject {
  [key: string]: FormValue
}

/** Arrays are objects with the places as keys: what is one is known to the schema alone. */
export function decodeForm(text: string): FormObject {
  const root: FormObject = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) set(root, name, value)
  return root
}

function set(root: FormObject, name: string, value: string): void {
  const [first = '', ...rest] = name.split('[').map(part => part.replace(/\]$/, ''))
  let at = root
  let key = first
  for (const part of rest) {
    const next = at[key]
    const child: FormObject = typeof next === 'object' ? next : Object.create(null)
    at[key] = child
    at = child
    key = part === '' ? String(Object.keys(child).length) : part
  }
  at[key] = value
}
