/** A page: read, then edited. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Opened } from '../../product/editor/editor-screen.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { PageScreen } from './page-screen.tsx'
import { pageQuery } from './queries.ts'

export function PageEditor() {
  const { site_id } = useSite()
  const { page_id } = useParams({ from: '/sites/$site_id/site/pages/$page_id' })
  const { data, error, refetch } = useQuery(pageQuery(site_id, page_id))
  return <Opened {...{ data, error, refetch }}>{page => <PageScreen key={page.id} page={page} />}</Opened>
}
