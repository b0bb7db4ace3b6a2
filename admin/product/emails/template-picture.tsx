/** A template as a picture: its mail, small, with its subject where asked for. It can be neither read out nor reached. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { DocumentFrame } from '../../ui/document-frame.tsx'
import { client } from '../session/api.ts'
import styles from './template-picture.module.css'

const pictureQuery = (site_id: string, template_id: string) =>
  queryOptions({
    queryKey: ['templates', site_id, 'picture', template_id],
    queryFn: ({ signal }) => client.templates.preview({ site_id, template_id, body: {} }, { signal }),
    staleTime: 60_000,
  })

type TemplatePictureProps = { site_id: string; template_id: string; hasSubject?: boolean }

export function TemplatePicture({ site_id, template_id, hasSubject }: TemplatePictureProps) {
  const { t } = useMessages()
  const { data } = useQuery(pictureQuery(site_id, template_id))
  return (
    <span className={styles.picture} data-slot="template-picture" aria-hidden inert>
      {hasSubject && (
        <span className={styles.subject} title={data?.subject}>
          {data?.subject}
        </span>
      )}
      <span className={styles.room}>
        {data && <DocumentFrame isPicture className={styles.page} title={t('email_preview.frame')} html={data.html} />}
      </span>
    </span>
  )
}
