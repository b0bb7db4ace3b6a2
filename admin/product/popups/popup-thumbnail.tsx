/** A popup drawn as small as a stamp, with its picture, for lists. */
import type { Popup } from '@leadwright/sdk'
import { useSiteId } from '../screens/use-view.ts'
import { DesignPicture } from './design-picture.tsx'
import styles from './popup-thumbnail.module.css'

/** The smallest that images are served in. */
const WIDTH_PX = 320

export function PopupThumbnail({ popup }: { popup: Popup }) {
  const site_id = useSiteId()
  const { image_id } = popup.style
  const picture = image_id ? `/v1/public/sites/${site_id}/images/${image_id}?width=${WIDTH_PX}` : undefined
  return (
    <span className={styles.thumbnail}>
      <span className={styles.drawing}>
        <DesignPicture popup={popup} picture={picture} />
      </span>
    </span>
  )
}
