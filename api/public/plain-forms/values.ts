/** From the texts of a plain form to the submission that the widget would send. Pure. */
import type { Input } from '../../platform/features/contract.ts'
import type { FieldError } from '../../platform/problem/problem.ts'
import { pointerOf } from '../../platform/problem/validation.ts'
import { readNumber } from '../../platform/texts/notation/numbers.ts'
import { type LiveField, type LivePopup, plainNames } from '../../site/capture/popups/rules.ts'
import { submissionLimits } from '../../site/capture/submissions/limits.ts'
import type { submitForm, Values } from '../submissions/contract.ts'

type Submission = Input<typeof submitForm>['body']
type Body = Readonly<Record<string, string>>

/** What no form of this popup sends. */
export function formErrors(popup: LivePopup, body: Readonly<Record<string, unknown>>): FieldError[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const error = (code: string, values?: FieldError['values']) => [
      { pointer: pointerOf([name]), code, ...(values && { values }) },
    ]
    if (!own_names.includes(name) && !popup.byName.has(name) && !popup.former.has(name)) return error('unknown_key')
    if (typeof value !== 'string') return error('type', { expected: 'string' })
    return value.isWellFormed() && !value.includes('\0') ? [] : error('text_characters')
  })
}

/** Errors of the submission, as those of the form. */
export const asFormErrors = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ pointer, ...error }) => ({
    ...error,
    pointer: pointer === '/consent' ? `/${plainNames.consent}` : pointer.replace(/^\/values(?=\/)/, ''),
  }))

const own_names: readonly string[] = Object.values(plainNames)

/** Numbers are read as the form's language writes them. A text that is none is passed on as text, and refused by validation. */
function fromText(field: LiveField | undefined, text: string, locale: string): string | number | boolean {
  if (field?.type === 'checkbox') return /^(yes|on|true|1)$/i.test(text)
  if (field?.type !== 'number') return text
  return readNumber(text, locale.startsWith('en') ? 'decimal_point' : 'decimal_comma') ?? text
}

/** What is no number is no version that a form could have shown. */
const toVersion = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0

export function submissionOf(
  popup: LivePopup,
  body: Body,
  { page_url, locale }: { page_url: string | undefined; locale: string },
): Submission {
  const values: Values = {}
  for (const [name, text] of Object.entries(body)) {
    if (own_names.includes(name) || text === '') continue
    Object.defineProperty(values, name, { value: fromText(popup.byName.get(name), text, locale), enumerable: true })
  }
  return {
    values,
    // A box that was left empty is not sent, as if there were none: the version says which form it was.
    consent: body[plainNames.consent] === 'yes' ? true : undefined,
    consent_version: toVersion(body[plainNames.consent_version]),
    page_url: page_url ?? '',
    locale,
    // Without a script the time on screen is unknown.
    shown_for_ms: submissionLimits.submission_milliseconds_min,
    website: body[plainNames.honeypot],
  }
}
