/** The device that makes passkeys and signs with them; undefined where the person thought better of it. */
const isCanceled = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

type Json = Record<string, unknown>

export const hasPasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in window.PublicKeyCredential

async function answer(ask: () => Promise<Credential | null>): Promise<Json | undefined> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : undefined
  } catch (error) {
    if (isCanceled(error)) return undefined
    throw error
  }
}

export const makePasskey = (options: Json) =>
  answer(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

export const signWithPasskey = (options: Json) =>
  answer(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
