/** A popup drawn as small as a stamp, for lists. */
import type { Popup } from '@leadwright/sdk'
import { DesignPicture } from './design-picture.tsx'
import styles from './popup-thumbnail.module.css'

export function PopupThumbnail({ popup }: { popup: Popup }) {
  return (
    <span className={styles.thumbnail}>
      <span className={styles.drawing}>
        <DesignPicture popup={popup} />
      </span>
    </span>
  )
}
