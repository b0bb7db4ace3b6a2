/** A page with an embedded form. */
import { LeadwrightForm } from '@leadwright/widget/react'

export default function Letter() {
  return (
    <main>
      <h1>A letter each month</h1>
      <LeadwrightForm popupId={process.env.NEXT_PUBLIC_FORM_ID ?? ''} minHeight={320} />
    </main>
  )
}
