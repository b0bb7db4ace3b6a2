/** A page with a button that opens a popup. */
import { LeadwrightButton } from '@leadwright/widget/react'

export default function Plants() {
  return (
    <main>
      <h1>Plants for balconies</h1>
      <LeadwrightButton opens={process.env.NEXT_PUBLIC_POPUP_ID ?? ''}>Get the letter</LeadwrightButton>
    </main>
  )
}
