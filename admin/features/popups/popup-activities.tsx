/** The history of the popup. */

import type { Popup, Site } from '@leadwright/sdk'
import { ObjectHistory } from '../../product/activities/object-history.tsx'
import styles from './editor-page.module.css'
import { usePartWords, useValueWords } from './part-words.ts'

export function PopupActivities({ site, popup }: { site: Site; popup: Popup }) {
  return (
    <div className={styles.page}>
      <ObjectHistory
        site_id={site.id}
        subject_id={popup.id}
        timeZone={site.timezone}
        partWords={usePartWords()}
        valueWords={useValueWords()}
      />
    </div>
  )
}
