/** Whoever signs in meets the admin in their own language, unless this browser was told another one. */
import { expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
vi.stubGlobal('navigator', { language: 'en-US' })
vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('document', { documentElement: { dataset: {} } })

const { session } = await import('./session.ts')

test('the person’s language is taken over where none was chosen here', () => {
  const ana = { token: 'lw_session_of_ana', user: { language: 'es' } } as const
  expect(session.get().language).toBe('en')
  session.signInAs(ana)
  expect(session.get()).toMatchObject({ token: ana.token, language: 'es' })
  session.forget()
  session.setLanguage('en')
  session.signInAs(ana)
  expect(session.get()).toMatchObject({ token: ana.token, language: 'en' })
})
