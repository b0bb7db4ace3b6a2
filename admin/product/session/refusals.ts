/**
 * Answers that move the person elsewhere: no right, no session, maintenance. Every call passes here; the caller still
 * gets the error.
 */
export type Refusal = 'no_permission' | 'no_session' | 'maintenance'

let act: (refusal: Refusal) => void = () => {}

/** The router says what each refusal does. */
export function onRefusal(handler: (refusal: Refusal) => void) {
  act = handler
}

/** Refusals that say what to do instead. */
const answerable = new Set<string | undefined>([
  'email_not_verified',
  'not_while_impersonating',
  'reauthentication_needed',
  'second_factor_needed',
])

/** How a status and code affect the whole screen, if they do. */
export function refusalOf(status: number, code: string | undefined, hasToken: boolean): Refusal | undefined {
  if (status === 503 && code === 'maintenance') return 'maintenance'
  if (!hasToken) return undefined
  if (status === 403 && !answerable.has(code)) return 'no_permission'
  if (status === 401 && code !== 'wrong_password') return 'no_session'
  return undefined
}

/** Reads an answer without using it up, and acts on a refusal. */
export async function watch(response: Response, hasToken: boolean): Promise<void> {
  if (![401, 403, 503].includes(response.status)) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => ({}))
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
  const refusal = refusalOf(response.status, code, hasToken)
  if (refusal) act(refusal)
}
