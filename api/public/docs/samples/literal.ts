/** A value of JSON as people write it in TypeScript and in Python: on one line where it fits. Pure. */

interface Dialect {
  key(name: string): string
  text(value: string): string
  words: Record<string, string>
  brackets: [open: string, close: string]
}

const typescript: Dialect = {
  key: name => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)),
  text: quoted,
  words: {},
  brackets: ['{ ', ' }'],
}

const python: Dialect = {
  key: name => JSON.stringify(name),
  text: value => JSON.stringify(value),
  words: { true: 'True', false: 'False', null: 'None' },
  brackets: ['{', '}'],
}

const WIDTH = 92

export const typescriptLiteral = (value: unknown, indent = 0): string => literal(typescript, value, indent)
export const pythonLiteral = (value: unknown, indent = 0): string => literal(python, value, indent)

function literal(dialect: Dialect, value: unknown, indent: number): string {
  const line = onOneLine(dialect, value)
  if (typeof value !== 'object' || value === null || line.length + indent <= WIDTH) return line
  const inner = ' '.repeat(indent + 2)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map(item => literal(dialect, item, indent + 2))
    : Object.entries(value).map(([name, part]) => `${dialect.key(name)}: ${literal(dialect, part, indent + 2)}`)
  return `${open}\n${parts.map(part => `${inner}${part},\n`).join('')}${' '.repeat(indent)}${close}`
}

function onOneLine(dialect: Dialect, value: unknown): string {
  if (typeof value === 'string') return dialect.text(value)
  if (typeof value !== 'object' || value === null) return dialect.words[String(value)] ?? String(value)
  if (Array.isArray(value)) return `[${value.map(item => onOneLine(dialect, item)).join(', ')}]`
  const parts = Object.entries(value).map(([name, part]) => `${dialect.key(name)}: ${onOneLine(dialect, part)}`)
  const [open, close] = dialect.brackets
  return parts.length === 0 ? '{}' : `${open}${parts.join(', ')}${close}`
}

/** In single quotes, as this code is written. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}
