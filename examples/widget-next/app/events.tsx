'use client'
/** Lists the events of popups and forms. Hooks need a component of the browser. */
import { useLeadwright, useLeadwrightEvent } from '@leadwright/widget/react'
import { useState } from 'react'

export function Events() {
  const { leadwright, status, error } = useLeadwright()
  const [events, setEvents] = useState<{ number: number; text: string }[]>([])
  const note = (text: string) => setEvents(all => [...all, { number: all.length + 1, text }])
  useLeadwrightEvent('shown', ({ popup_id }) => note(`shown ${popup_id}`))
  useLeadwrightEvent('submitted', ({ popup_id }) => note(`submitted ${popup_id}`))
  return (
    <footer>
      <button type="button" onClick={() => leadwright.consent('grant')}>
        Remember me
      </button>
      <p role="status">{error ? error.message : status}</p>
      <ol>
        {events.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </footer>
  )
}
