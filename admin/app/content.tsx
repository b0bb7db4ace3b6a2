/** The room of a screen in the frame: as wide as it declares, or the window that an editor fills. */
import type { ReactNode } from 'react'
import type { Screen } from '../product/screens/screen.ts'
import styles from './content.module.css'

export const Content = ({ width = 'content', children }: Pick<Screen, 'width'> & { children: ReactNode }) => (
  <div className={styles.content} data-width={width}>
    {children}
  </div>
)
