/** How much of the background color lies over the picture; where words could not be read, how much there has to be. */
import type { Image } from '@leadwright/sdk'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type PopupDraft, popupLimits } from '../draft/draft.ts'
import { contrastOn, isReadable, neededScrim, type Rgb, rgbOf } from '../draft/scrim.ts'
import { At } from './property-section.tsx'

type ScrimProps = { image: Image; style: PopupDraft['style']; onChange: (percent: number) => void }

export function Scrim({ image, style, onChange }: ScrimProps) {
  const { t } = useMessages()
  const dots = useDots(`${image.url}?width=320`)
  const [text, background] = [rgbOf(style.text_color), rgbOf(style.background_color)]
  const isLow = dots && !isReadable(contrastOn(dots, text, background, style.scrim_percent))
  const needed = isLow ? neededScrim(dots, text, background) : undefined
  return (
    <At pointer="/style/scrim_percent">
      <div className="stack" data-near>
        <IntegerField
          label={t('popup_editor.scrim')}
          description={t('popup_editor.scrim_note')}
          most={popupLimits.percent}
          value={style.scrim_percent}
          onChange={onChange}
        />
        {needed !== undefined && (
          <Notice tone="warning" title={t('popup_editor.scrim_low')}>
            <div className="row-of">
              <Button onPress={() => onChange(needed)}>{t('popup_editor.scrim_use', { percent: needed })}</Button>
            </div>
          </Notice>
        )}
      </div>
    </At>
  )
}

const edge = 24

/** The colors of a picture, drawn very small; nothing where the browser may not look at them. */
function useDots(url: string): Rgb[] | undefined {
  const [dots, setDots] = useState<Rgb[]>()
  useEffect(() => {
    const picture = new window.Image()
    picture.crossOrigin = 'anonymous'
    picture.onload = () => setDots(dotsOf(picture))
    picture.src = url
    return () => {
      picture.onload = null
    }
  }, [url])
  return dots
}

function dotsOf(picture: HTMLImageElement): Rgb[] | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(picture, 0, 0, edge, edge)
  try {
    const { data } = context.getImageData(0, 0, edge, edge)
    return Array.from({ length: edge * edge }, (_, at) => [...data.slice(at * 4, at * 4 + 3)] as unknown as Rgb)
  } catch {
    return undefined
  }
}
