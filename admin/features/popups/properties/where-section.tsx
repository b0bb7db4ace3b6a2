/** On which pages and to whom the popup shows: all of these rules must hold. */
import { useMessages } from '../../../messages/messages.tsx'
import { DeviceFields } from '../../../product/popups/device-fields.tsx'
import { UrlRules } from '../../../product/url-rules/url-rules.tsx'
import { VisitorRules } from '../../../product/visitor-rules/visitor-rules.tsx'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { At, PropertySection } from './property-section.tsx'

type WhereProps = { site_id: string; draft: PopupDraft; edit: Edit; errorAt: (pointer: string) => string | undefined }

export function WhereSection({ site_id, draft, edit, errorAt }: WhereProps) {
  const { t } = useMessages()
  const count = draft.url_rules.length + draft.visitor_rules.length
  return (
    <PropertySection
      id="where"
      title={t('popup_editor.where')}
      note={count > 0 ? t('popup_editor.rule_count', { count }) : undefined}
    >
      <At pointer="/url_rules">
        <div className="stack" data-near>
          <h3>{t('popup_editor.pages')}</h3>
          {draft.url_rules.length === 0 && <p className="muted">{t('popup_editor.all_pages')}</p>}
          <UrlRules
            rules={draft.url_rules}
            least={0}
            most={popupLimits.url_rules}
            errorOf={index => errorAt(`/url_rules/${index}`)}
            onChange={(url_rules, field) => edit(`url_rules.${field ?? ''}`, draft => ({ ...draft, url_rules }))}
          />
        </div>
      </At>
      <At pointer="/visitor_rules">
        <div className="stack" data-near>
          <h3>{t('popup_editor.visitors')}</h3>
          {draft.visitor_rules.length === 0 && <p className="muted">{t('popup_editor.all_visitors')}</p>}
          <VisitorRules
            site_id={site_id}
            rules={draft.visitor_rules}
            errorOf={index => errorAt(`/visitor_rules/${index}`)}
            onChange={(visitor_rules, step) => edit(`visitor_rules.${step}`, draft => ({ ...draft, visitor_rules }))}
          />
        </div>
      </At>
      <DeviceFields
        value={draft.devices}
        onChange={(devices, device) => edit(`device.${device}`, draft => ({ ...draft, devices }))}
      />
    </PropertySection>
  )
}
