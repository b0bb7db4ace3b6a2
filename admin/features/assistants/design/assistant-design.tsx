/** How the chat looks and speaks, beside a picture of it; and how it comes onto pages. */

import type { Locale } from '@leadwright/sdk'
import { useState } from 'react'
import { useSite } from '../../../product/sites/queries.ts'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import styles from './assistant-design.module.css'
import { ChatPreview } from './chat-preview.tsx'
import { InstallSection } from './install-section.tsx'
import { LookSection } from './look-section.tsx'
import { TextsSection } from './texts-section.tsx'

export const AssistantDesign = () => (
  <AssistantScreen here="embedded">{loaded => <Design {...loaded} />}</AssistantScreen>
)

function Design(loaded: ScreenState) {
  const { site } = useSite()
  const [chosen, setLanguage] = useState<Locale>()
  const language = chosen ?? site?.language ?? 'en'
  const { site_id, editor } = loaded
  return (
    <div className={styles.design}>
      <div className="stack">
        <LookSection {...loaded} />
        <TextsSection {...loaded} language={language} onLanguage={setLanguage} />
        <InstallSection {...loaded} />
      </div>
      <ChatPreview site_id={site_id} draft={editor.draft} language={language} />
    </div>
  )
}
