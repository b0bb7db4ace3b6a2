/** The call of an operation with curl and with Python, at the address of the installation that shows it. Pure. */
import { pythonLiteral } from './literal.ts'
import type { SampleOperation } from './operation.ts'

export function curlSample(operation: SampleOperation, base_url: string): string {
  const { method, isPublic, body, form, answers } = operation
  const flags = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(answers === 'events' ? ['-N'] : []),
    ...(isPublic ? [] : ['-H "Authorization: Bearer $LEADWRIGHT_API_KEY"']),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
    ...form.map(name => `-F "${name}=${name === 'file' ? '@' : ''}$${name.toUpperCase()}"`),
  ]
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => `$${String(name).toUpperCase()}`)
  return [`curl "${base_url}${path}${queryString(operation.query)}"`, ...flags].join(' \\\n  ')
}

export function pythonSample(operation: SampleOperation, base_url: string): string {
  const { method, isPublic, body, form, answers, places, query } = operation
  const fields = form.filter(name => name !== 'file').map(name => `"${name}": ${name}`)
  const path = `${places.length > 0 ? 'f' : ''}"${base_url}${operation.path}"`
  const options = [
    path,
    ...(isPublic ? [] : ['headers={"Authorization": f"Bearer {api_key}"}']),
    ...(Object.keys(query).length > 0 ? [`params=${pythonLiteral(query, 4)}`] : []),
    ...(body === undefined ? [] : [`json=${pythonLiteral(body, 4)}`]),
    ...(fields.length > 0 ? [`data={${fields.join(', ')}}`] : []),
    ...(form.includes('file') ? ['files={"file": open(file, "rb")}'] : []),
    ...(answers === 'events' ? ['stream=True'] : []),
  ]
  const call = `requests.${method.toLowerCase()}(\n${options.map(option => `    ${indented(option)},\n`).join('')})`
  return `import requests\n\nresponse = ${call}\nresponse.raise_for_status()${reading(answers)}`
}

/** Python is written in steps of four. */
const indented = (option: string): string => option.replaceAll('\n', '\n  ')

function reading(answers: SampleOperation['answers']): string {
  if (answers === 'json') return '\nprint(response.json())'
  if (answers === 'list') return '\nfor item in response.json()["data"]:\n    print(item)'
  if (answers === 'events') return '\nfor line in response.iter_lines():\n    print(line.decode())'
  return answers === 'other' ? '\nprint(len(response.content), "bytes")' : ''
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}
