/**
 * The popup as visitors will see it, live: the widget itself in a frame without an origin, which gets each draft by
 * message. Phone or desk, scaled down to the room that there is.
 */

import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Notice } from '../../ui/notice.tsx'

export type Stage = 'form' | 'done'
type Width = 'phone' | 'desk'
/** In CSS pixels. A desk's window is as high as the room allows, within these limits. */
const sizes = { phone: { width: 390, least: 620, most: 780 }, desk: { width: 1100, least: 680, most: 1000 } }
const patience_ms = 6000

export type PreviewProps = {
  popup: { id: string }
  locale: string
  stage: Stage
  onStage: (stage: Stage) => void
}

export function Preview({ popup, locale, stage, onStage }: PreviewProps) {
  const { t } = useMessages()
  const [width, setWidth] = useState<Width>('desk')
  const [room, size, scale] = useSize(width)
  const { frame, hasFailed } = useFrame({ popup, locale, stage })
  return (
    <div className="preview">
      <div className="preview-bar">
        <ChoiceBar<Stage>
          label={t('popup_editor.stage')}
          value={stage}
          onChange={onStage}
          options={[
            { id: 'form', label: t('popup_editor.stage_form') },
            { id: 'done', label: t('popup_editor.stage_done') },
          ]}
        />
        <ChoiceBar<Width>
          label={t('popup_editor.width')}
          value={width}
          onChange={setWidth}
          options={[
            { id: 'desk', label: t('popup_editor.desk'), icon: <Monitor size={16} aria-hidden /> },
            { id: 'phone', label: t('popup_editor.phone'), icon: <Smartphone size={16} aria-hidden /> },
          ]}
        />
      </div>
      <div className="preview-room" ref={room}>
        {hasFailed && <Notice tone="bad" title={t('popup_editor.preview_failed')} />}
        <div className="preview-page" style={{ width: size.width * scale, height: size.height * scale }}>
          <iframe
            ref={frame}
            title={t('popup_editor.preview')}
            src="/widget/preview.html"
            sandbox="allow-scripts"
            style={{ ...size, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  )
}

/** The size of the page and how much smaller than life it has to be drawn. */
function useSize(kind: Width) {
  const room = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  const { width, least, most } = sizes[kind]
  const scale = Math.min(1, box.width / width, box.height / least)
  const height = scale > 0 ? Math.round(Math.min(most, Math.max(least, box.height / scale))) : least
  return [room, { width, height }, scale] as const
}

/** Sends each drawing to the frame once it is ready, and gives the focus back that opening the popup took. */
function useFrame(drawing: { popup: { id: string }; locale: string; stage: Stage }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    let before: Element | null = document.activeElement
    const remember = () => {
      if (document.activeElement !== frame.current) before = document.activeElement
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.sender !== 'leadwright-preview') return
      if (data.news === 'ready') setReady(true)
      if (data.news !== 'shown' || document.activeElement !== frame.current) return
      if (before instanceof HTMLElement && before !== document.body) before.focus()
      else frame.current?.blur()
    }
    const timer = setTimeout(() => setLate(true), patience_ms)
    window.addEventListener('message', hear)
    document.addEventListener('focusin', remember)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      document.removeEventListener('focusin', remember)
    }
  }, [])

  const { popup, locale, stage } = drawing
  useEffect(() => {
    // A frame without an origin can only be addressed as "*"; what is sent is what every visitor may see.
    if (isReady) frame.current?.contentWindow?.postMessage({ sender: 'leadwright-editor', popup, locale, stage }, '*')
  }, [isReady, popup, locale, stage])
  return { frame, hasFailed: isLate && !isReady }
}
