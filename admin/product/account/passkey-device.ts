/** The device that makes passkeys and signs with them; undefined where the person thought better of it. The library is loaded for the first use. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Json = Record<string, unknown>

const library = () => import('@simplewebauthn/browser')
const declined = new Set(['NotAllowedError', 'AbortError'])

export const hasPasskeys = () => 'PublicKeyCredential' in window

async function answer(ask: Promise<object>): Promise<Json | undefined> {
  try {
    return { ...(await ask) }
  } catch (error) {
    if (error instanceof Error && declined.has(error.name)) return undefined
    throw error
  }
}

export async function makePasskey(options: Json) {
  const { startRegistration } = await library()
  return answer(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }))
}

export async function signWithPasskey(options: Json, { useBrowserAutofill = false } = {}) {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return answer(startAuthentication({ optionsJSON, useBrowserAutofill }))
}

/** Whether the browser offers passkeys where it fills in an address. */
export const hasAutofill = async () => hasPasskeys() && (await library()).browserSupportsWebAuthnAutofill()

export const stopAsking = async () => (await library()).WebAuthnAbortService.cancelCeremony()
