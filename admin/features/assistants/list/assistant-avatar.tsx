/** How an assistant looks in its chat: its own picture, or a sign in its color. */
import type { AssistantDesign } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { readableOn } from '../../../product/colors/contrast.ts'
import { imageQuery } from '../../../product/images/queries.ts'
import styles from './assistant-avatar.module.css'

const small = 320

type Look = Pick<AssistantDesign, 'accent_color' | 'avatar_image_id'>

export function AssistantAvatar({ site_id, design }: { site_id: string; design: Look }) {
  const { accent_color, avatar_image_id } = design
  const isSet = avatar_image_id !== ''
  const { data: image } = useQuery({ ...imageQuery(site_id, avatar_image_id), enabled: isSet })
  if (isSet && image) {
    // From this very server, whatever address it has in public.
    const { pathname } = new URL(image.url, location.href)
    return <img className={styles.avatar} src={`${pathname}?width=${small}`} alt="" />
  }
  return (
    <span className={styles.avatar} style={{ background: accent_color, color: readableOn(accent_color) }}>
      <Bot size={18} aria-hidden />
    </span>
  )
}

/** In the frame of a list's pictures. */
export const FramedAvatar = (props: { site_id: string; design: Look }) => (
  <span className={styles.framed}>
    <AssistantAvatar {...props} />
  </span>
)
