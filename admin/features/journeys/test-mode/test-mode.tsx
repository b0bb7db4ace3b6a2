/** Trying a journey before it goes live: one lead through time, the last days, and the emails to oneself. */
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { SendMe } from './send-me.tsx'
import { TryLead } from './try-lead.tsx'
import { WhatIf } from './what-if.tsx'

export function TestMode() {
  const { t } = useMessages()
  const [tab, select] = useState('lead')
  return (
    <Tabs
      label={t('try.title')}
      selected={tab}
      onSelect={select}
      tabs={[
        { id: 'lead', label: t('try.one_lead'), content: <TryLead /> },
        { id: 'what_if', label: t('what_if.title'), content: <WhatIf /> },
        { id: 'send_me', label: t('send_me.title'), content: <SendMe /> },
      ]}
    />
  )
}
