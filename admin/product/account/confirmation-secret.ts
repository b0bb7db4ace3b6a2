/** A secret from registering: with it, confirming the address in this browser keeps the chosen password. */
const key = 'leadwright.confirmation_secret'

export const confirmationSecret = {
  keep: (secret: string) => localStorage.setItem(key, secret),
  get: (): string | undefined => localStorage.getItem(key) ?? undefined,
  forget: () => localStorage.removeItem(key),
}
