/** The focal point of an image of the site, which holds wherever a page cuts it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'
import { FocalPoint } from './focal-point.tsx'
import { imageQuery } from './queries.ts'

export function ImageFocus({ site_id, image_id }: { site_id: string; image_id: string }) {
  const { t } = useMessages()
  const { data: image } = useQuery(imageQuery(site_id, image_id))
  const [moved, setMoved] = useState<{ x: number; y: number }>()
  const save = useChange({
    run: ({ x, y }: { x: number; y: number }) =>
      client.images.update({ site_id, image_id, body: { focus_x_percent: x, focus_y_percent: y } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'images'),
  })
  if (!image || image.animated) return null
  const { x, y } = moved ?? { x: image.focus_x_percent, y: image.focus_y_percent }
  return (
    <div>
      <FocalPoint
        image={image}
        x={x}
        y={y}
        onChange={(x, y) => setMoved({ x, y })}
        onDone={() => moved && save.mutate(moved)}
      />
      <p className="muted">{t('images.focus_note')}</p>
    </div>
  )
}
