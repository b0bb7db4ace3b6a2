/** A popup at a glance: what it came to lately, when and to whom it shows, and how it looks. */
import type { Popup, PopupTrigger, Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ObjectOverview } from '../../product/objects/object-overview.tsx'
import { PopupAsShown } from '../../product/popups/preview/popup-as-shown.tsx'
import { useTypeWords } from '../../product/popups/type-words.ts'
import { RECENT_DAYS, useRecentFigures } from '../../product/results/use-recent-figures.ts'
import pageStyles from './editor-page.module.css'
import { useRules } from './why/rule-words.ts'

export function PopupOverview({ site, popup }: { site: Site; popup: Popup }) {
  const { t, number, moment } = useMessages()
  const types = useTypeWords()
  const figures = useRecentFigures({ popup_id: popup.id })
  const targeting = useTargeting(site.id, popup)
  return (
    <div className={pageStyles.page} data-wide>
      <ObjectOverview
        figures={figures}
        period={t('object.last_days', { count: RECENT_DAYS })}
        none={t('results.empty_text')}
        description={popup.description}
        facts={[
          [t('popups.type'), types.one[popup.type]],
          ...targeting,
          [t('popup_editor.form'), t('fields.count', { count: popup.form.fields.length })],
          [t('popups.submissions'), number(popup.submission_count)],
          [t('object.live_since'), popup.published_at ? moment(popup.published_at, site.timezone) : '–'],
          [t('object.changed'), moment(popup.updated_at, site.timezone)],
        ]}
        picture={<PopupAsShown site={site} popup={popup} />}
      />
    </div>
  )
}

/** When it opens, on which pages, and to whom. */
function useTargeting(site_id: string, popup: Popup): [string, string][] {
  const { t, list } = useMessages()
  const rules = useRules(site_id)
  const triggerWords = useTriggerWords()
  const pages = popup.url_rules.map(rules.url)
  const visitors = popup.visitor_rules.map(rules.visitor)
  const opens = popup.triggers.length > 0 ? list(popup.triggers.map(triggerWords)) : t('popup_overview.by_code')
  return [
    ...(popup.type === 'embedded' ? [] : ([[t('popup_overview.opens'), opens]] satisfies [string, string][])),
    [t('popup_editor.pages'), pages.length > 0 ? list(pages) : t('popup_overview.every_page')],
    [t('popup_editor.visitors'), visitors.length > 0 ? list(visitors) : t('popup_overview.everyone')],
  ]
}

function useTriggerWords() {
  const { t } = useMessages()
  return (trigger: PopupTrigger): string => {
    if (trigger.type === 'delay') return t('popup_overview.delay', { count: trigger.seconds })
    if (trigger.type === 'scroll') return t('popup_overview.scroll', { percent: trigger.percent })
    if (trigger.type === 'inactivity') return t('popup_overview.inactivity', { count: trigger.seconds })
    return t(trigger.type === 'click' ? 'popup_overview.click' : 'popup_overview.exit')
  }
}
