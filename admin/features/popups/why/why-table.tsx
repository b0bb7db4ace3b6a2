/** Every popup of the site with its verdict for one visitor on one page, and the rule that spoke against it. */

import type { PopupVerdict, PopupWhy, PopupWhyList } from '@leadwright/sdk'
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { useTypeWords } from '../../../product/popups/type-words.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useRuleWords } from './rule-words.ts'

type WhyTableProps = { site_id: string; answer: PopupWhyList | undefined; error: unknown; onRetry: () => void }

export function WhyTable({ site_id, answer, error, onRetry }: WhyTableProps) {
  const { t } = useMessages()
  const types = useTypeWords()
  return (
    <>
      {answer && !answer.site_published && <Notice tone="warning" title={t('popup_editor.site_is_draft')} />}
      <DataTable
        label={t('why.verdicts')}
        rows={answer?.data}
        idOf={one => one.popup_id}
        nameOf={one => one.name}
        hrefOf={one => pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: one.popup_id })}
        error={error}
        onRetry={onRetry}
        empty={<EmptyState title={t('popups.empty_title')} text={t('popups.empty_text')} />}
        columns={[
          { id: 'name', label: t('popups.name'), cell: one => one.name },
          { id: 'verdict', label: t('why.verdict'), cell: one => <Verdict one={one} /> },
          { id: 'why', label: t('why.reason'), cell: one => <Reason site_id={site_id} one={one} answer={answer} /> },
          { id: 'type', label: t('popups.type'), width: '150px', hideBelow: 1280, cell: one => types.one[one.type] },
          {
            id: 'status',
            label: t('popups.status'),
            width: '130px',
            hideBelow: 1024,
            cell: one => <StatusBadge status={one.status} />,
          },
        ]}
      />
    </>
  )
}

function Verdict({ one }: { one: PopupWhy }) {
  const { t } = useMessages()
  if (one.shows && (one.first || one.type === 'embedded'))
    return (
      <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
        {t('why.shows')}
      </Badge>
    )
  if (one.verdict === 'show' || one.verdict === 'waiting')
    return (
      <Badge tone="info" icon={<CircleDashed size={12} aria-hidden />}>
        {t(one.verdict === 'waiting' ? 'why.waits' : one.shows ? 'why.later' : 'why.would')}
      </Badge>
    )
  return (
    <Badge tone="warning" icon={<CircleSlash size={12} aria-hidden />}>
      {t('why.shows_not')}
    </Badge>
  )
}

/** The triggers that a matching popup waits for. */
const holding = ({ status, type, first }: PopupWhy, answer: PopupWhyList | undefined) => {
  if (status === 'draft') return 'why.is_draft'
  if (type === 'embedded') return 'why.in_page'
  if (first) return 'why.all_hold'
  const isBehindBox = answer?.data.some(other => other.first && other.type === 'popup_box')
  return type === 'popup_box' && isBehindBox && !answer?.several_boxes ? 'why.behind_box' : 'why.behind'
}

type ReasonProps = { site_id: string; one: PopupWhy; answer: PopupWhyList | undefined }

function Reason({ site_id, one, answer }: ReasonProps) {
  const { t } = useMessages()
  const seconds = answer?.overlay_pause_seconds ?? 0
  const ruleWords = useRuleWords(site_id)
  const rule = one.failed_rule ? ruleWords(one.failed_rule) : ''
  const words: Record<PopupVerdict, string> = {
    show: t(holding(one, answer), { seconds }),
    waiting: t('why.waiting'),
    device: t('why.device'),
    schedule: t('why.schedule'),
    url: rule,
    visitor: rule,
    server: rule,
    submitted: t('why.submitted'),
    frequency: t('why.frequency'),
    hidden: t('why.hidden'),
    pause: t('why.pause', { seconds }),
    once: t('why.once'),
  }
  if (!one.variant || (one.verdict !== 'show' && one.verdict !== 'waiting')) return <span>{words[one.verdict]}</span>
  const variant = one.variant_name ?? t('popup_editor.original')
  return (
    <span>
      {words[one.verdict]} {t('why.variant', { variant })}
    </span>
  )
}
