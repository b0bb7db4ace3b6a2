/** The description of the popup, and its history. */

import type { Popup, Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ObjectHistory } from '../../product/activities/object-history.tsx'
import { Section } from '../../ui/section.tsx'
import editorPageStyles from './editor-page.module.css'
import { usePartWords } from './part-words.ts'
import styles from './popup-activities.module.css'

export function PopupActivities({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  return (
    <div className={editorPageStyles.page}>
      {popup.description && (
        <Section title={t('popup_editor.about')}>
          <p className={styles.description}>{popup.description}</p>
        </Section>
      )}
      <ObjectHistory site_id={site.id} subject_id={popup.id} timeZone={site.timezone} partWords={usePartWords()} />
    </div>
  )
}
