/** Renders the popup invisibly at phone size, to measure how much of the screen it covers. */
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { type FrameSize, type PreviewState, useFrame } from '../../../product/popups/preview/use-frame.ts'
import styles from './phone-measure.module.css'

export function PhoneMeasure({
  preview,
  onMeasured,
}: {
  preview: PreviewState
  onMeasured: (measured: FrameSize | undefined) => void
}) {
  const { t } = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const { measured } = useFrame(frame, preview)
  useEffect(() => onMeasured(measured), [measured, onMeasured])
  return (
    <div className={styles.phoneMeasure} inert aria-hidden>
      <iframe
        ref={frame}
        title={t('popup_editor.preview')}
        src="/widget/preview.html"
        sandbox="allow-scripts"
        tabIndex={-1}
      />
    </div>
  )
}
