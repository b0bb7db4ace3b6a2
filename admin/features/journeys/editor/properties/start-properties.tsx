/** Triggers of the journey, enrollment criteria, and re-enrollment. */
import { constraints } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { FilterEditor } from '../../../../product/filter/filter-editor.tsx'
import type { Trigger } from '../../../../product/journeys/document.ts'
import { triggerTypes, triggerWords } from '../../../../product/journeys/step-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { QuietErrors } from '../../../../ui/quiet-errors.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ruleIssue } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { present } from './exit-properties.tsx'
import styles from './start-properties.module.css'
import { newTrigger, TriggerProperties } from './trigger-properties.tsx'

export function StartProperties() {
  const { t } = useMessages()
  const { editor, site_id, issues } = useJourneyContext()
  const { document, description } = editor.draft
  const numbered = document.triggers.map((trigger, index) => ({ trigger, index, key: `${trigger.type} ${index}` }))
  const put = (triggers: Trigger[], field?: string) => editor.changeDocument({ triggers }, field)
  const [fresh, begin] = useState<number>()
  return (
    <div className="stack">
      <h3>{t('journeys.triggers')}</h3>
      {document.triggers.length === 0 && <p className="muted">{t('journeys.no_trigger')}</p>}
      <ul className={styles.triggerList}>
        {numbered.map(({ trigger, index, key }) => (
          <li key={key}>
            <QuietErrors value={index === fresh}>
              <TriggerProperties
                trigger={trigger}
                pointer={`/triggers/${index}`}
                onChange={(next, field) =>
                  put(document.triggers.with(index, next), field && `trigger ${index} ${field}`)
                }
                onRemove={() => {
                  begin(undefined)
                  put(document.triggers.toSpliced(index, 1))
                }}
              />
            </QuietErrors>
          </li>
        ))}
      </ul>
      <div>
        <Menu
          label={t('journeys.add_trigger')}
          placement="bottom start"
          trigger={<Button>{t('journeys.add_trigger')}</Button>}
          actions={triggerTypes.map(type => {
            const [label, Icon] = triggerWords[type]
            return {
              id: type,
              label: t(label),
              icon: <Icon size={16} aria-hidden />,
              onAction: () => {
                begin(document.triggers.length)
                put([...document.triggers, newTrigger(type)])
              },
            }
          })}
        />
      </div>
      <hr />
      <FilterEditor
        site_id={site_id}
        label={t('journeys.criteria')}
        empty={t('journeys.criteria_empty')}
        value={document.enrollment_criteria}
        onChange={filter => editor.changeDocument({ enrollment_criteria: present(filter) }, 'criteria')}
        errorOf={ruleIssue(issues, '/enrollment_criteria')}
      />
      <hr />
      <Switch
        isSelected={document.allow_duplicate_enrollment}
        onChange={allow_duplicate_enrollment => editor.changeDocument({ allow_duplicate_enrollment })}
        description={t('journeys.duplicates_note')}
      >
        {t('journeys.duplicates')}
      </Switch>
      <hr />
      <TextArea
        label={t('journeys.description')}
        value={description}
        maxLength={constraints.JourneyChanges.description.maxLength}
        onChange={text => editor.change({ description: text }, 'description')}
      />
    </div>
  )
}
