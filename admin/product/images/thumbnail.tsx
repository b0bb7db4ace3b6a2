/** A small picture of an image, from this very server, whatever address it has in public. */
import type { Image } from '@leadwright/sdk'
import styles from './images.module.css'

const small = 320

export function Thumbnail({ image }: { image: Image }) {
  const { pathname } = new URL(image.url, location.href)
  return (
    <span className={styles.thumbnail}>
      <img
        src={`${pathname}?width=${small}`}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
