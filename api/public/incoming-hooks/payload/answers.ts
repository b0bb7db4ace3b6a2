/** Lists of answers as form builders send them: each says itself what it is called and what was answered. Pure. */

export type Scalar = string | number | boolean
export type JsonObject = Readonly<Record<string, unknown>>

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const toText = (value: Scalar | null): string =>
  value === null ? '' : String(value).replaceAll('\0', '').toWellFormed()

export interface Answer {
  name: string
  value: unknown
}

/** Titles of questions by their ids, where answers name the ids alone. */
export type QuestionTitles = ReadonlyMap<string, string>

/** As Typeform describes its form beside the answers. */
export function questionTitles(tree: unknown): QuestionTitles {
  const titles = new Map<string, string>()
  const response = isRecord(tree) ? tree.form_response : undefined
  const definition = isRecord(response) ? response.definition : undefined
  const fields = isRecord(definition) ? definition.fields : undefined
  for (const field of Array.isArray(fields) ? fields : []) {
    if (isRecord(field) && typeof field.id === 'string' && typeof field.title === 'string')
      titles.set(field.id, field.title)
  }
  return titles
}

const called = ['label', 'title', 'question', 'name', 'key', 'ref', 'id'] as const
const answered = ['value', 'values', 'answer', 'answers', 'text'] as const

const named = (record: JsonObject): string | undefined => {
  for (const key of called) {
    const name = record[key]
    if (typeof name === 'string' && name.trim() !== '') return name.trim()
  }
  return undefined
}

function nameOf(record: JsonObject, titles: QuestionTitles): string | undefined {
  const { field } = record
  if (!isRecord(field)) return named(record)
  return (typeof field.id === 'string' ? titles.get(field.id) : undefined) ?? named(field)
}

/** The part that holds the answer: under a word for it, or under the name of its type. */
function answerOf(record: JsonObject): { value: unknown } | undefined {
  const key = answered.find(one => one in record)
  if (key !== undefined) return { value: inOptions(record[key], record.options) }
  const { type } = record
  if (typeof type === 'string' && type in record && type !== 'type') return { value: chosen(record[type]) }
  return undefined
}

/** A choice as its words, not as an object about it. */
function chosen(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { label, labels, other } = value
  if (Array.isArray(labels)) return typeof other === 'string' ? [...labels, other] : labels
  return label ?? other ?? value
}

/** Ids of options as the words of these. */
function inOptions(value: unknown, options: unknown): unknown {
  if (!Array.isArray(options)) return value
  const texts = new Map(
    options.flatMap(one =>
      isRecord(one) && typeof one.id === 'string' && isScalar(one.text) ? [[one.id, one.text] as const] : [],
    ),
  )
  const textOf = (id: unknown) => (typeof id === 'string' ? (texts.get(id) ?? id) : id)
  return Array.isArray(value) ? value.map(textOf) : textOf(value)
}

/** The answers of a list, or of a map of such objects; undefined where it is neither. */
export function toAnswers(value: unknown, titles: QuestionTitles): Answer[] | undefined {
  if (Array.isArray(value)) {
    const answers = value.map(one => (isRecord(one) ? toAnswer(one, undefined, titles) : undefined))
    return answers.every(one => one !== undefined) ? answers : undefined
  }
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  // An object of one thing that happens to have a value is no map of answers.
  const isMap = entries.length > 0 && entries.every(([, one]) => isRecord(one) && ('value' in one || 'values' in one))
  if (!isMap) return undefined
  return entries.flatMap(([key, one]) => (isRecord(one) ? (toAnswer(one, key, titles) ?? []) : []))
}

function toAnswer(record: JsonObject, key: string | undefined, titles: QuestionTitles): Answer | undefined {
  const name = nameOf(record, titles) ?? key
  const answer = answerOf(record)
  return name === undefined || answer === undefined ? undefined : { name, value: answer.value }
}
