/** What registering gave this browser: with it, confirming the address keeps the password that was chosen here. */
const key = 'leadwright.confirmation_secret'

export const confirmationSecret = {
  keep: (secret: string) => localStorage.setItem(key, secret),
  get: (): string | undefined => localStorage.getItem(key) ?? undefined,
  forget: () => localStorage.removeItem(key),
}
