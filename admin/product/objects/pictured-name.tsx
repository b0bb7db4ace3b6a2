/** An object in a list: its thumbnail, name, and kind. */
import type { ReactNode } from 'react'
import styles from './pictured-name.module.css'

type PicturedNameProps = { picture: ReactNode; name: string; note?: string | undefined }

export function PicturedName({ picture, name, note }: PicturedNameProps) {
  return (
    <span className={styles.pictured}>
      <span className={styles.picture} aria-hidden>
        {picture}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  )
}
