/** The canvas in a chunk of its own, which the outline does not load. */
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from '../loaded-draft.module.css'

const Canvas = lazy(() => import('./canvas.tsx').then(({ Canvas }) => ({ default: Canvas })))

export function LazyCanvas() {
  return (
    <Suspense
      fallback={
        <div className={styles.loading}>
          <Skeleton lines={['30%', '60%', '58%']} />
        </div>
      }
    >
      <Canvas />
    </Suspense>
  )
}
