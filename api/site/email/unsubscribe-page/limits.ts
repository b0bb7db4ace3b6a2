/** Numbers of the unsubscribe page. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const unsubscribePageLimits = defineLimits({
  email_topics_max: { value: 20, unit: 'topics' },
  email_topic_templates_max: { value: 200, unit: 'templates' },
  unsubscribe_page_audiences_max: { value: 20, unit: 'audiences' },
})
