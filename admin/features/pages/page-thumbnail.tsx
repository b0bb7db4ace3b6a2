/** The draft of a page, as small as a stamp. It is asked for once its row is seen: each is as large as a page. */
import type { WebPageSummary } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { draftPreviewQuery } from './queries.ts'
import { SmallPage } from './small-page.tsx'

export function PageThumbnail({ page }: { page: WebPageSummary }) {
  const site_id = useSiteId()
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(place)
  const { data } = useQuery({ ...draftPreviewQuery(site_id, page), enabled: isSeen })
  return <SmallPage ref={place} html={data?.html} title={page.name} />
}
