/** Columns of what the emails of templates came to lately: how many were opened, and how many were delivered by day. */
import type { Template } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { percent } from '../../../product/charts/percent.ts'
import { Sparkline } from '../../../product/charts/sparkline.tsx'
import { recentEmailsQuery } from '../../../product/emails/queries.ts'
import type { TableColumn } from '../../../ui/data-table.tsx'

export function useRecentEmailColumns(site_id: string): TableColumn<Template>[] {
  const { t, number } = useMessages()
  const { data } = useQuery(recentEmailsQuery(site_id))
  const recentOf = ({ id }: Template) => data?.data.find(recent => recent.template_id === id)
  return [
    {
      id: 'open_rate',
      label: t('templates.open_rate'),
      align: 'end',
      width: '150px',
      hideBelow: 600,
      cell(template) {
        const recent = recentOf(template)
        const rate = recent && recent.delivered > 0 ? Math.min(1, recent.opened / recent.delivered) : undefined
        return rate === undefined ? <span className="muted">–</span> : percent(number, rate)
      },
    },
    {
      id: 'recent',
      label: t('results.recent'),
      width: '132px',
      hideBelow: 1024,
      cell(template) {
        const recent = recentOf(template)
        return (
          recent && (
            <>
              <Sparkline values={recent.days} />
              <span className="visually-hidden">{t('templates.recent_count', { count: recent.delivered })}</span>
            </>
          )
        )
      },
    },
  ]
}
