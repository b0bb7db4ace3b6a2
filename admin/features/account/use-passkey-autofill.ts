/** The browser offers this device's passkeys where it fills in the address, for as long as nothing else asks for one. */
import { useEffect, useEffectEvent } from 'react'
import { hasAutofill, signWithPasskey, stopAsking } from '../../product/account/passkey-device.ts'
import { passkeys } from '../../product/account/ways-in.ts'

/** Renewed so long before the server stops to accept the answer. */
const margin_ms = 30_000

export function usePasskeyAutofill(isOffered: boolean, onSignedIn: (token: string) => void) {
  const enter = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (!isOffered) return
    let isOver = false
    let renewal: number | undefined
    const offer = async () => {
      if (!(await hasAutofill()) || isOver) return
      const { attempt, public_key, expires_at } = await passkeys.startSignIn({ maxRetries: 0 })
      if (isOver) return
      const left_ms = Date.parse(expires_at) - Date.now() - margin_ms
      renewal = window.setTimeout(() => void offer().catch(leave), Math.max(left_ms, margin_ms))
      const credential = await signWithPasskey(public_key, { useBrowserAutofill: true })
      if (!credential || isOver) return
      enter((await passkeys.completeSignIn({ body: { attempt, credential } }, { maxRetries: 0 })).token)
    }
    void offer().catch(leave)
    return () => {
      isOver = true
      window.clearTimeout(renewal)
      void stopAsking()
    }
  }, [isOffered])
}

/** The form and the buttons are there as they were; whoever presses one is told what is wrong. */
const leave = () => undefined
