/* Written by `npm run generate` from en.json. Do not edit. */
export interface MessageValues {
  'ui.create_named': { name: string | number }
  'ui.too_short': { count: number }
  'ui.markup': { name: string | number }
  'ui.actions_for': { name: string | number }
  'ui.move_row': { name: string | number }
  'ui.row_moved': { name: string | number; position: string | number; count: string | number }
  'ui.select_row': { name: string | number }
  'ui.rows_selected': { count: number }
  'object.last_days': { count: number }
  'object.views_of': { name: string | number }
  'object.used_through': { name: string | number }
  'ui.pick_color': { name: string | number }
  'ui.color_automatic': { name: string | number }
  'ui.issues_to_fix': { count: number }
  'ui.remove_filter': { filter: string | number }
  'app.set_up': { over: string | number; all: string | number }
  'account.password_rule': { count: string | number }
  'login.code_sent': { email: string | number }
  'login.continue_with': { provider: string | number }
  'register.done_text': { email: string | number }
  'forgot.done_text': { email: string | number }
  'invitation.new_text': { email: string | number }
  'invitation.known_text': { email: string | number }
  'invitation.accepted_text': { email: string | number }
  'pricing.guarantee': { days: string | number }
  'pricing.limit': { name: string | number; most: string | number }
  'pricing.try_days': { count: number }
  'pricing.not_in_currency': { currency: string | number }
  'pricing.a_year': { month: string | number }
  'pricing.not_included': { name: string | number }
  'sites.count': { count: number }
  'sites.created_toast': { name: string | number }
  'sites.loss_demo': { name: string | number }
  'brand.contrast_text': { contrast: string | number }
  'brand.contrast_accent': { contrast: string | number }
  'brand.contrast_button': { contrast: string | number }
  'brand.contrast_cta': { contrast: string | number }
  'brand.contrast_text_dark': { contrast: string | number }
  'brand.contrast_accent_dark': { contrast: string | number }
  'brand.contrast_button_dark': { contrast: string | number }
  'brand.contrast_cta_dark': { contrast: string | number }
  'brand.use_color': { color: string | number }
  'brand.found_at': { address: string | number }
  'brand.pixels': { count: string | number }
  'brand.nearest_font': { name: string | number }
  'fonts.text': { maximum: string | number }
  'fonts.count': { count: string | number; maximum: string | number }
  'fonts.up': { name: string | number }
  'fonts.remove': { name: string | number }
  'fonts.full': { maximum: string | number }
  'fonts.missing_letters': { font: string | number; letters: string | number }
  'images.size': { width: string | number; height: string | number }
  'images.too_large': { name: string | number; megabytes: string | number }
  'images.focus_at': { x: string | number; y: string | number }
  'images.delete_title': { name: string | number }
  'images.deleted_toast': { name: string | number }
  'domains.primary_saved': { address: string | number }
  'domains.leads_there': { from: string | number }
  'domains.remove_title': { domain: string | number }
  'domains.removed': { domain: string | number }
  'hosts.allowed_toast': { host: string | number }
  'site.unpublish_title': { name: string | number }
  'site.delete_ask': { name: string | number }
  'site.delete_type': { subdomain: string | number }
  'transfer.make_title': { name: string | number }
  'transfer.made_toast': { name: string | number }
  'transfer.taken': { name: string | number }
  'site.deleted_toast': { name: string | number }
  'settings.email_toast': { email: string | number }
  'passkeys.delete_title': { name: string | number }
  'passkeys.used': { when: string | number }
  'passkeys.made': { when: string | number }
  'ways_in.last_used': { name: string | number; when: string | number }
  'ways_in.connect': { provider: string | number }
  'ways_in.disconnect': { provider: string | number }
  'ways_in.disconnect_title': { provider: string | number }
  'ways_in.disconnect_text': { name: string | number }
  'ways_in.disconnected_toast': { provider: string | number }
  'ways_in.connected_toast': { provider: string | number }
  'second_factor.sent': { email: string | number }
  'second_factor.codes_left': { count: number }
  'delete_account.subscription': { name: string | number; date: string | number }
  'delete_account.of_site': { name: string | number; site: string | number }
  'delete_account.type': { email: string | number }
  'delete_account.toast': { date: string | number }
  'delete_account.closed_text': { moment: string | number }
  'devices.count': { count: number }
  'devices.name': { browser: string | number; platform: string | number }
  'devices.end_title': { name: string | number }
  'managers.chosen_assistants': { count: number }
  'managers.invited': { until: string | number }
  'managers.edit_title': { name: string | number }
  'managers.resent_toast': { email: string | number }
  'managers.revoke_title': { name: string | number }
  'managers.remove_title': { name: string | number }
  'managers.removed_toast': { name: string | number }
  'billing.plan': { name: string | number }
  'billing.not_included': { name: string | number }
  'billing.unlimited': { used: string | number }
  'billing.used_of': { used: string | number; limit: string | number }
  'billing.price_a_month': { amount: string | number }
  'billing.price_a_year': { amount: string | number }
  'billing.plan_ended': { name: string | number }
  'billing.granted_until': { date: string | number }
  'billing.exceeded': { name: string | number; used: string | number; limit: string | number }
  'billing.exceeded_on_site': { name: string | number; site: string | number; used: string | number; limit: string | number }
  'billing.notice_failed': { amount: string | number }
  'billing.notice_next_attempt': { date: string | number }
  'billing.notice_action': { amount: string | number }
  'billing.notice_card': { name: string | number }
  'billing.notice_card_on': { name: string | number; date: string | number }
  'billing.notice_trial_on': { date: string | number }
  'billing.notice_trial_text': { amount: string | number }
  'billing.notice_paid': { number: string | number; amount: string | number }
  'billing.add_ons_of': { site: string | number }
  'billing.change_title': { name: string | number }
  'billing.coupon_until': { code: string | number; date: string | number }
  'billing.renewal_off_title': { name: string | number }
  'billing.renewal_off_until': { date: string | number }
  'billing.refund_title': { name: string | number }
  'billing.refund_text': { date: string | number }
  'billing.scheduled_on': { date: string | number }
  'billing.scheduled_to': { name: string | number; date: string | number }
  'billing.next_costs': { amount: string | number }
  'billing.quantity_of': { name: string | number }
  'billing.takes_effect_on': { date: string | number }
  'billing.confirm_pay': { amount: string | number }
  'billing.remove_method_title': { name: string | number }
  'billing.expires': { date: string | number }
  'billing.actions_of': { name: string | number }
  'billing.period': { from: string | number; to: string | number }
  'billing.invoice_title': { name: string | number }
  'billing_console.plans_to_update': { plans: string | number }
  'billing_console.next_attempt': { date: string | number }
  'billing_console.used_of': { used: string | number; most: string | number }
  'billing_console.delete_coupon_title': { code: string | number }
  'billing_console.coupon_deleted_toast': { code: string | number }
  'billing_console.coupon_created_toast': { code: string | number }
  'billing_console.off_once': { off: string | number }
  'billing_console.off_forever': { off: string | number }
  'billing_console.off_months': { off: string | number; count: number }
  'billing_console.amount_step': { amount: string | number }
  'billing_console.end_grant_title': { name: string | number }
  'billing_console.failure': { reason: string | number }
  'billing_console.differences': { count: number }
  'console.act_as_title': { name: string | number }
  'console.acting_as': { by: string | number; name: string | number }
  'console.acting_until': { time: string | number }
  'console.give_plan_title': { name: string | number }
  'console.delete_plan_title': { name: string | number }
  'console.plan_deleted_toast': { name: string | number }
  'console.plan_saved_toast': { name: string | number }
  'console.most': { name: string | number }
  'console.in_megabytes': { name: string | number }
  'account_emails.text_note': { places: string | number }
  'account_emails.saved': { name: string | number }
  'account_emails.reset_toast': { name: string | number }
  'account_emails.sent_toast': { address: string | number }
  'console.only_site': { name: string | number }
  'console.disk_of': { free: string | number; all: string | number }
  'console.adds': { name: string | number }
  'console.price_month': { currency: string | number }
  'console.price_year': { currency: string | number }
  'console.remove_currency': { currency: string | number }
  'console.plan_description': { language: string | number }
  'console.plan_highlights': { language: string | number }
  'pricing_page.question_number': { number: string | number }
  'pricing_page.remove_question': { number: string | number }
  'api_keys.count': { count: number }
  'api_keys.reset_title': { name: string | number }
  'api_keys.reset_text': { ending: string | number }
  'api_keys.delete_title': { name: string | number }
  'api_keys.deleted_toast': { name: string | number }
  'api_keys.expired': { day: string | number }
  'activities.only': { name: string | number }
  'activities.saves': { count: number; shown: string | number; since: string | number }
  'activities.by_as': { by: string | number; name: string | number }
  'tags.count': { count: number }
  'tags.created_toast': { name: string | number }
  'tags.renamed_toast': { name: string | number }
  'tags.delete_title': { name: string | number }
  'tags.loss': { count: number }
  'tags.deleted_toast': { name: string | number }
  'fields.count': { count: number }
  'fields.created_toast': { label: string | number }
  'fields.changed_toast': { label: string | number }
  'fields.deleted_toast': { label: string | number }
  'fields.restored_toast': { label: string | number }
  'fields.restore_taken': { label: string | number; name: string | number }
  'fields.deleted_text': { days: string | number }
  'fields.days': { count: number }
  'fields.delete_title': { label: string | number }
  'fields.delete_text': { days: string | number }
  'quality.score_of': { score: string | number }
  'quality.checked_at': { at: string | number }
  'quality.of': { points: string | number; most: string | number }
  'quality.suggestion': { email: string | number }
  'quality.confirmed_at': { at: string | number }
  'quality.asked_at': { at: string | number }
  'quality.asked_toast': { email: string | number }
  'quality.list_facts': { entries: string | number; dated: string | number }
  'quality.counts_as': { list: string | number }
  'quality.does_not_count_as': { list: string | number }
  'quality.remove_override': { value: string | number }
  'quality.email_sender': { address: string | number }
  'quality.email_sender_default': { address: string | number }
  'leads.count': { count: number }
  'leads.count_about': { count: number }
  'leads.view_changed': { name: string | number }
  'leads.view_update': { name: string | number }
  'leads.view_delete_title': { name: string | number }
  'leads.view_saved_toast': { name: string | number }
  'leads.view_deleted_toast': { name: string | number }
  'leads.column_up': { name: string | number }
  'leads.column_down': { name: string | number }
  'leads.selected': { count: number }
  'leads.all_selected': { count: number; shown: string | number }
  'leads.select_all': { shown: string | number }
  'leads.added_toast': { email: string | number }
  'leads.with_tag': { name: string | number }
  'leads.filters_active': { count: string | number }
  'leads.by_campaign': { name: string | number }
  'leads.in_audience': { name: string | number }
  'leads.add_tags_title': { count: number }
  'leads.remove_tags_title': { count: number }
  'leads.join_title': { count: number }
  'leads.start_journeys_note': { count: number; shown: string | number }
  'leads.tagged_toast': { count: number }
  'leads.untagged_toast': { count: number }
  'leads.joined_toast': { count: number; name: string | number }
  'leads.leave_title': { count: number; shown: string | number }
  'leads.set_field_title': { count: number; shown: string | number }
  'leads.unsubscribe_many_title': { count: number; shown: string | number }
  'leads.delete_many': { count: number; shown: string | number }
  'leads.delete_many_title': { count: number; shown: string | number }
  'leads.export_title': { count: number; shown: string | number }
  'leads.export_shown': { count: number }
  'leads.enroll_title': { count: number }
  'leads.enrolled_toast': { count: number }
  'leads.enroll_already_live': { count: number }
  'leads.enroll_already_enrolled': { count: number }
  'leads.enroll_too_often': { count: number }
  'leads.enroll_not_matching': { count: number }
  'leads.enroll_suppressed': { count: number }
  'leads.enroll_not_found': { count: number }
  'enrolling.open_all': { count: number }
  'enrolling.open_found': { count: number }
  'enrolling.enroll_count': { count: number }
  'enrolling.counted': { count: number; leads: number }
  'leads.edit': { label: string | number }
  'leads.text_version': { version: string | number }
  'leads.tag_by_this_journey': { name: string | number }
  'leads.not_enrolled_before': { journey: string | number }
  'leads.not_enrolled_live': { journey: string | number }
  'leads.not_enrolled_often': { journey: string | number }
  'leads.not_enrolled_suppressed': { journey: string | number }
  'leads.not_enrolled_criteria': { journey: string | number }
  'leads.topic_left': { at: string | number }
  'leads.suppressed': { at: string | number; reason: string | number }
  'leads.unsubscribe_title': { name: string | number }
  'leads.unsubscribed_toast': { name: string | number }
  'leads.exported_person_toast': { email: string | number }
  'leads.erase_title': { name: string | number }
  'leads.erased_toast': { name: string | number }
  'merging.title': { name: string | number }
  'merging.take': { value: string | number }
  'merging.undo_text': { days: number }
  'merging.merged_toast': { email: string | number }
  'audiences.count': { count: number }
  'audiences.created_toast': { name: string | number }
  'audiences.changed_toast': { name: string | number }
  'audiences.deleted_toast': { name: string | number }
  'audiences.delete_title': { name: string | number }
  'audiences.loss': { count: number }
  'audiences.removed_toast': { count: number }
  'audiences.matching': { count: number }
  'audiences.growth_words': { day: string | number; count: number; shown: string | number }
  'audiences.growth_days': { count: number; timezone: string | number }
  'audiences.overlap_of': { name: string | number }
  'campaigns.count': { count: number }
  'campaigns.published': { name: string | number }
  'campaigns.deactivated': { name: string | number }
  'campaigns.archived': { name: string | number }
  'campaigns.unarchived': { name: string | number }
  'campaigns.duplicated': { name: string | number }
  'campaigns.deleted': { name: string | number }
  'campaigns.archive_title': { name: string | number }
  'campaigns.delete_title': { name: string | number }
  'campaign.popup_parts': { name: string | number }
  'campaign.mapped_count': { count: number }
  'campaign.at_service': { service: string | number }
  'campaign.not_sent': { service: string | number }
  'starters.brings': { things: string | number }
  'journeys.recent_count': { count: number }
  'journeys.filter_status': { status: string | number }
  'journeys.switched_on': { name: string | number }
  'journeys.switched_off': { name: string | number }
  'journeys.switch_off_title': { name: string | number }
  'journeys.people_in_it': { count: number }
  'journeys.lost_live': { count: number }
  'journeys.pause_title': { name: string | number }
  'journeys.paused_done': { name: string | number }
  'journeys.resumed': { name: string | number }
  'resume.title': { name: string | number }
  'resume.overdue': { runs: number; runs_shown: string | number; emails: number; emails_shown: string | number }
  'resume.lost': { count: number; shown: string | number }
  'resume.restored': { at: string | number }
  'journeys.duplicated': { name: string | number }
  'journeys.copy_title': { name: string | number }
  'journeys.imported': { name: string | number }
  'journeys.import_created': { things: string | number }
  'journeys.import_missing': { things: string | number }
  'reference.tag': { name: string | number }
  'reference.audience': { name: string | number }
  'reference.field': { name: string | number }
  'reference.template': { name: string | number }
  'reference.popup': { name: string | number }
  'reference.sender': { name: string | number }
  'journeys.delete_title': { name: string | number }
  'journeys.delete_guard': { count: number }
  'journeys.deleted': { name: string | number }
  'journeys.lost_runs': { count: number; shown: string | number }
  'journeys.collapse_named': { name: string | number }
  'journeys.expand_named': { name: string | number }
  'journeys.hidden_steps': { count: number }
  'journeys.only_if': { criteria: string | number }
  'journeys.throttled_text': { at: string | number }
  'journeys.remove_trigger': { name: string | number }
  'journeys.exits_count': { count: number }
  'journeys.steps_count': { count: number }
  'journeys.steps_and_emails': { count: number; emails: number }
  'journeys.more_steps': { count: number }
  'journeys.add_step_to': { name: string | number }
  'journeys.copied': { name: string | number }
  'journeys.removed': { name: string | number }
  'journeys.lost_steps': { count: number }
  'journeys.step_added': { name: string | number }
  'journeys.step_copied': { name: string | number }
  'journeys.step_moved': { name: string | number; number: string | number }
  'journeys.problems_count': { count: number }
  'journeys.warnings_count': { count: number }
  'journeys.not_ready': { count: number }
  'journeys.published': { name: string | number }
  'journeys.live_keep': { count: number }
  'journeys.enroll_existing_note': { count: number; shown: string | number; whom: string | number }
  'holds.everybody': { has_criteria: string | boolean }
  'holds.some': { clauses: string | number; has_criteria: string | boolean }
  'holds.submitted': { names: string | number }
  'holds.tagged': { count: number; names: string | number }
  'holds.in_audience': { count: number; names: string | number }
  'holds.date_today': { field: string | number; yearly: string | boolean }
  'holds.date_ahead': { field: string | number; count: number; yearly: string | boolean }
  'holds.date_past': { field: string | number; count: number; yearly: string | boolean }
  'try.way': { count: number }
  'try.way_completed': { count: number }
  'try.start_note': { zone: string | number }
  'try.next_date': { at: string | number }
  'try.entries': { count: number; shown: string | number }
  'try.email_from': { from: string | number; to: string | number }
  'try.approved': { step: string | number }
  'try.rejected': { step: string | number }
  'try.remove': { what: string | number }
  'what_if.email_counts': { delivered: string | number; skipped: string | number }
  'what_if.emails': { count: number }
  'send_me.sent': { count: number; to: string | number }
  'marketing.ai_today': { calls: number; spent: string | number; model: string | number }
  'ai_texts.capped': { count: number; until: string | number }
  'step.writer_approved': { prompt: string | number }
  'step.paths_summary': { count: number }
  'step.sandbox_for': { name: string | number; span: string | number }
  'step.sandbox_endless': { name: string | number }
  'step.sandbox_more': { name: string | number; span: string | number }
  'step.remove_webhook_field': { number: string | number }
  'step.audience_dynamic': { name: string | number }
  'step.answer': { number: string | number }
  'step.remove_answer': { number: string | number }
  'step.value_summary': { field: string | number; value: string | number }
  'url.rule': { number: string | number }
  'url.remove': { number: string | number }
  'moment.on': { field: string | number; at: string | number }
  'moment.before': { count: number; field: string | number; at: string | number }
  'moment.after': { count: number; field: string | number; at: string | number }
  'moment.yearly': { day: string | number }
  'branch.opened': { step: string | number }
  'branch.clicked': { step: string | number }
  'branch.clicked_url': { url: string | number; step: string | number }
  'branch.replied': { step: string | number }
  'branch.answered': { step: string | number }
  'branch.answered_with': { answer: string | number; step: string | number }
  'branch.goes_on': { step: string | number }
  'branch.share': { percent: string | number }
  'branch.most': { count: string | number }
  'duration.seconds': { count: number }
  'duration.minutes': { count: number }
  'duration.hours': { count: number }
  'duration.days': { count: number }
  'duration.business_days': { count: number }
  'duration.weeks': { count: number }
  'duration.months': { count: number }
  'duration.years': { count: number }
  'duration.until_time': { span: string | number; at: string | number }
  'hours.window': { number: string | number }
  'hours.remove_window': { number: string | number }
  'hours.remove_day_off': { day: string | number }
  'hours.zone_note': { zone: string | number }
  'hours.always': { zone: string | number }
  'hours.open': { spans: string | number; zone: string | number }
  'filter.rule': { number: string | number }
  'filter.remove': { number: string | number }
  'metrics.published': { version: string | number; at: string | number }
  'metrics.published_mark': { version: string | number }
  'metrics.version_option': { version: string | number; count: number }
  'metrics.reached_words': { count: number }
  'metrics.live_words': { count: number }
  'metrics.here': { count: number }
  'metrics.opened_share': { percent: string | number }
  'metrics.stopped_words': { count: number }
  'metrics.failed_words': { count: number }
  'metrics.goal_words': { count: number }
  'metrics.skipped_because': { reason: string | number }
  'metrics.day_count': { day: string | number; count: number }
  'runs.count': { count: number }
  'runs.until': { at: string | number }
  'runs.stop_title': { name: string | number }
  'runs.replay_size': { inputs: number; entries: number; rules: string | number }
  'runs.stop_count': { count: number }
  'runs.retry_count': { count: number }
  'runs.skip_count': { count: number }
  'runs.selected': { count: number }
  'runs.too_many_selected': { max: string | number }
  'runs.beyond': { count: number }
  'answers.file': { name: string | number }
  'moves.title': { version: string | number }
  'moves.movable': { count: number }
  'moves.at_once': { count: number }
  'moves.unmovable': { count: number }
  'moves.acts': { count: number }
  'moves.move': { count: number }
  'runs.failed_because': { reason: string | number }
  'runs.version': { version: string | number }
  'runs.decisions_note': { zone: string | number }
  'run.moved': { version: string | number }
  'run.branch': { name: string | number }
  'run.branch_unnamed': { number: string | number }
  'run.by_version': { version: string | number }
  'run.planned_for': { at: string | number }
  'run.was_planned_for': { at: string | number }
  'run.since': { at: string | number }
  'emails.resend_count': { count: number }
  'emails.to_address': { address: string | number }
  'emails.content_note': { version: string | number }
  'broadcasts.reach_leads': { count: number }
  'broadcasts.resend_notice': { name: string | number }
  'broadcasts.subject_letter': { letter: string | number }
  'broadcasts.remove_subject': { letter: string | number }
  'broadcasts.date': { timezone: string | number }
  'broadcasts.with_rules': { count: number }
  'broadcasts.without': { names: string | number }
  'broadcasts.holdout_fact': { percent: string | number }
  'broadcasts.test_fact': { share: string | number; hours: number }
  'broadcasts.local_fact': { moment: string | number }
  'broadcasts.pace_fact': { count: string | number }
  'broadcasts.late_fact': { policy: string | number }
  'broadcasts.send_title': { count: number; shown: string | number }
  'broadcasts.schedule_title': { count: number; shown: string | number }
  'broadcasts.sending_toast': { name: string | number }
  'broadcasts.scheduled_toast': { name: string | number; moment: string | number }
  'broadcasts.paused_toast': { name: string | number }
  'broadcasts.resumed_toast': { name: string | number }
  'broadcasts.unscheduled_toast': { name: string | number }
  'broadcasts.duplicated': { name: string | number }
  'broadcasts.cancel_title': { name: string | number }
  'broadcasts.cancel_text': { count: number; shown: string | number }
  'broadcasts.canceled_toast': { name: string | number }
  'broadcasts.delete_title': { name: string | number }
  'broadcasts.deleted_toast': { name: string | number }
  'broadcasts.stopped': { reason: string | number }
  'broadcasts.will_start': { moment: string | number }
  'broadcasts.was_canceled': { count: number; shown: string | number }
  'broadcasts.test_runs': { moment: string | number }
  'broadcasts.hours_note': { timezone: string | number }
  'broadcasts.measured': { days: string | number }
  'broadcasts.measuring': { days: string | number }
  'why.enrolled': { journey: string | number; version: string | number; cause: string | number }
  'delivery.attempt': { number: string | number; outcome: string | number }
  'delivery.counts': { opens: number; clicks: number; machine_opens: number; machine_clicks: number }
  'delivery.unsubscribed': { at: string | number }
  'doubt.resent': { at: string | number }
  'doubt.settled': { at: string | number }
  'blocks.legal_en': { name: string | number }
  'blocks.legal_es': { name: string | number }
  'blocks.add_to_column': { column: string | number }
  'blocks.drag_named': { name: string | number }
  'blocks.drop_here': { place: string | number }
  'blocks.moved': { place: string | number; count: string | number }
  'blocks.level_of': { level: string | number }
  'blocks.column_width': { column: string | number }
  'blocks.block_saved': { name: string | number }
  'saved_blocks.saved': { count: number }
  'saved_blocks.renamed': { name: string | number }
  'saved_blocks.delete_title': { name: string | number }
  'saved_blocks.deleted': { name: string | number }
  'saved_blocks.templates': { count: number }
  'template_folders.created': { name: string | number }
  'template_folders.renamed': { name: string | number }
  'template_folders.delete_title': { name: string | number }
  'template_folders.deleted': { name: string | number }
  'template_folders.filled': { count: number }
  'template_import.done': { name: string | number }
  'template_import.more': { count: string | number }
  'templates.problems_count': { count: number }
  'templates.problems_title': { count: number }
  'templates.recent_count': { count: number }
  'templates.enabled_done': { name: string | number }
  'templates.disabled_done': { name: string | number }
  'templates.duplicated': { name: string | number }
  'templates.delete_title': { name: string | number }
  'templates.deleted': { name: string | number }
  'template_versions.number': { number: string | number }
  'template_versions.restored': { number: string | number }
  'template_languages.add': { language: string | number }
  'template_languages.remove': { language: string | number }
  'templates.body_note': { link: string | number; button: string | number }
  'template_variables.copy_of': { name: string | number }
  'template_variables.further': { count: string | number }
  'templates.of_delivered': { percent: string | number }
  'templates.problem_too_long': { name: string | number }
  'templates.problem_too_complex': { name: string | number }
  'templates.problem_syntax': { name: string | number }
  'templates.problem_variable': { name: string | number }
  'templates.problem_link': { name: string | number }
  'templates.problem_block': { name: string | number }
  'template_hints.title': { count: number }
  'template_hints.size': { size: string | number }
  'template_hints.subject_long': { name: string | number }
  'template_hints.spam_words': { name: string | number }
  'template_hints.link_not_secure': { name: string | number }
  'template_hints.contrast_low': { name: string | number }
  'templates.test_sent': { address: string | number }
  'senders.resent': { address: string | number }
  'senders.delete_title': { name: string | number }
  'senders.unverified_text': { address: string | number }
  'senders.unverified_since': { address: string | number; at: string | number }
  'sending_domains.checked_at': { at: string | number }
  'sending_domains.broken_note': { records: string | number }
  'dns.record_name': { type: string | number }
  'dns.instead': { found: string | number }
  'sending_domains.delete_title': { domain: string | number }
  'sending_domains.deleted': { domain: string | number }
  'suppressions.suppressed': { address: string | number }
  'suppressions.found': { count: number; shown: string | number }
  'suppressions.too_many': { most: string | number }
  'suppressions.remove_title': { address: string | number }
  'suppressions.remove_text': { reason: string | number }
  'suppressions.removed_toast': { address: string | number }
  'replies.newest': { count: string | number }
  'deliverability.limits': { bounce_aim: string | number; complaint_aim: string | number; bounce_max: string | number; complaint_max: string | number }
  'deliverability.repeated_failures': { count: number }
  'automated.reset_text': { name: string | number }
  'automated.reset_toast': { name: string | number }
  'automated.written_toast': { name: string | number }
  'automated.problem_failed': { at: string | number }
  'unsubscribe.topic_name': { number: string | number }
  'unsubscribe.remove_topic': { number: string | number }
  'email_settings.returns_note': { address: string | number }
  'transport.installations': { transport: string | number }
  'transport.test_delivered': { from: string | number }
  'transport.test_refused': { from: string | number }
  'transport.test_deferred': { from: string | number }
  'transport.test_unknown': { from: string | number }
  'sending_limits.of': { sent: string | number; max: string | number }
  'sending_limits.warm_up_day': { sent: string | number; max: string | number; day: string | number }
  'sending_limits.warm_up_note': { first: string | number; days: string | number }
  'transport.trouble_note': { count: number; reason: string | number; at: string | number }
  'email_settings.late_waiting': { count: number }
  'popups.count': { count: number }
  'forms.count': { count: number }
  'popups.published': { name: string | number }
  'popups.published_in_draft': { name: string | number }
  'popups.unpublished': { name: string | number }
  'popups.duplicated': { name: string | number }
  'popups.deleted': { name: string | number }
  'popups.incomplete': { name: string | number }
  'popups.delete_title': { name: string | number }
  'popups.delete_keeps': { count: number }
  'popups.blank_type': { type: string | number }
  'popups.trapped': { count: number }
  'popups.seconds': { count: string | number }
  'popups.kept_count': { count: number }
  'popup_editor.move_field': { name: string | number }
  'popup_editor.moved': { name: string | number; position: string | number; count: string | number }
  'popup_editor.remove_field': { name: string | number }
  'popup_editor.field_removed': { name: string | number }
  'popup_editor.number_limits': { least: number; most: number }
  'popup_editor.problems': { count: number }
  'popup_editor.in_variant': { number: string | number; problem: string | number }
  'popup_editor.valid_until': { time: string | number }
  'popup_editor.countdown_until_note': { zone: string | number }
  'popup_editor.scrim_use': { percent: string | number }
  'why.variant': { variant: string | number }
  'why.behind': { seconds: string | number }
  'why.url': { rule: string | number }
  'why.visitor_rule': { rule: string | number }
  'why.quoted': { text: string | number }
  'why.pause': { seconds: string | number }
  'live.rolling': { version: string | number }
  'live.popup_count': { count: number }
  'live.by_app': { at: string | number }
  'live.fixed_current': { version: string | number }
  'live.fixed_older': { version: string | number; current: string | number }
  'live.fixed_missing': { version: string | number }
  'live.maybe_tag_manager': { containers: string | number }
  'live.host_not_allowed': { name: string | number }
  'popup_editor.apply_title': { name: string | number }
  'popup_editor.applied': { name: string | number }
  'popup_overview.delay': { count: number }
  'popup_overview.scroll': { percent: string | number }
  'popup_overview.inactivity': { count: number }
  'popup_editor.step': { number: string | number }
  'popup_editor.rule_count': { count: number }
  'popup_editor.remove_rule': { number: string | number }
  'popup_editor.schedule_note': { zone: string | number }
  'popup_editor.variant_count': { count: number }
  'popup_editor.variant_name': { letter: string | number }
  'popup_editor.variant_label': { number: string | number }
  'popup_editor.copy_variant': { name: string | number }
  'popup_editor.remove_variant': { name: string | number }
  'popup_editor.language_count': { count: number }
  'popup_editor.languages_note': { language: string | number }
  'popup_editor.remove_language': { language: string | number }
  'popup_editor.field_label': { name: string | number }
  'popup_editor.field_placeholder': { name: string | number }
  'popup_editor.field_option': { name: string | number; option: string | number }
  'popup_editor.covers_phone': { share: string | number }
  'dashboard.restored_title': { at: string | number }
  'chart.export': { name: string | number }
  'chart.hours_in': { timezone: string | number }
  'chart.hour_words': { weekday: string | number; from: string | number; to: string | number; count: string | number }
  'dashboard.live_count': { count: number }
  'first_minutes.title': { name: string | number }
  'first_minutes.brand_reading': { website: string | number }
  'first_minutes.waiting': { website: string | number }
  'first_minutes.not_reached': { website: string | number }
  'first_minutes.found': { website: string | number }
  'first_minutes.loaded': { host: string | number }
  'steps.next': { step: string | number; done: string | number; all: string | number }
  'results.days': { count: number }
  'results.shown_note': { count: number }
  'results.recent_count': { count: number }
  'results.rate_note': { count: number }
  'results.robots': { count: number }
  'results.between': { low: string | number; high: string | number }
  'visitors.browser_on': { browser: string | number; platform: string | number }
  'visitors.hours': { hours: string | number; minutes: string | number }
  'visitors.minutes': { minutes: string | number; seconds: string | number }
  'visitors.seconds': { seconds: string | number }
  'visitors.presses': { count: number }
  'visitors.day_count': { day: string | number; count: number }
  'visitors.robot_pages': { count: number }
  'visitors.traits': { values: string | number }
  'integrations.calls_wait': { count: number }
  'integrations.paused_text': { count: number }
  'integrations.delete_text': { count: number }
  'integrations.guide_of': { name: string | number }
  'integrations.connect_service': { name: string | number }
  'integrations.connect_another_of': { name: string | number }
  'connections.calls_used': { used: string | number; limit: string | number }
  'connections.go_to': { service: string | number }
  'connections.sign_in_text': { service: string | number }
  'connections.own_application_calls': { limit: string | number }
  'connections.application_text': { service: string | number }
  'connections.connected_to': { service: string | number }
  'connections.pending_title': { service: string | number }
  'connections.goes_on': { at: string | number }
  'connections.begin_text': { list: string | number }
  'connections.disconnected_title': { service: string | number }
  'connections.service_says': { service: string | number; words: string | number }
  'connections.disconnect_title': { service: string | number }
  'connections.waiting_lost': { count: number }
  'connections.campaigns_affected': { count: number }
  'connections.delete_text': { service: string | number }
  'connections.refused_text': { service: string | number }
  'connections.leads': { count: number }
  'connections.retried': { count: number }
  'connections.list_text': { service: string | number }
  'connections.contacts': { count: number; shown: string | number }
  'connections.new_contacts': { service: string | number }
  'connections.tags_text': { service: string | number }
  'connections.audiences_text': { service: string | number }
  'connections.fields_text': { service: string | number }
  'connections.use_suggestions': { count: number }
  'connections.fields_gone': { count: number; service: string | number }
  'connections.type_differs': { type: string | number }
  'connections.conflict_theirs': { service: string | number }
  'connections.up_to': { count: number; shown: string | number }
  'connections.new_field': { service: string | number }
  'connections.field_created': { field: string | number; service: string | number }
  'connections.trial_text': { service: string | number }
  'connections.trial_refused': { count: number; service: string | number }
  'connections.trial_good': { count: number; service: string | number }
  'connections.trial_tags': { tags: string | number }
  'connections.consent_there': { service: string | number }
  'connections.next_try': { when: string | number }
  'webhooks.more_events': { count: number }
  'webhooks.replayed': { count: number }
  'webhooks.failing_since': { since: string | number }
  'webhooks.held_until': { until: string | number }
  'webhooks.took': { milliseconds: string | number }
  'webhooks.next_attempt': { at: string | number }
  'filter.first_touch': { fact: string | number }
  'filter.last_touch': { fact: string | number }
  'operations.moving': { version: string | number }
  'operations.of': { what: string | number; name: string | number }
  'operations.undo_of': { what: string | number }
  'operations.progress': { processed: string | number; total: string | number }
  'operations.succeeded': { count: number; shown: string | number }
  'operations.changed': { shown: string | number }
  'operations.skipped': { count: number; shown: string | number }
  'operations.failed': { count: number; shown: string | number }
  'operations.failures': { count: number; shown: string | number }
  'operations.cancel_title': { name: string | number }
  'operations.undo_title': { name: string | number }
  'operations.begun': { what: string | number }
  'operations.ended': { what: string | number; result: string | number }
  'operations.joined': { shown: string | number }
  'operations.left': { shown: string | number }
  'operations.download': { format: string | number; size: string | number }
  'operations.download_until': { date: string | number }
  'imports.row_count': { count: number; shown: string | number }
  'imports.field_of': { column: string | number }
  'imports.column_without_name': { number: string | number }
  'imports.rows_outside': { count: number; shown: string | number }
  'imports.notation_of': { column: string | number }
  'imports.notation_open': { value: string | number }
  'imports.notation_reading': { value: string | number; reading: string | number }
  'imports.note': { column: string | number; text: string | number }
  'imports.undone': { count: number; shown: string | number }
  'imports.gone': { count: number; shown: string | number }
  'imports.kept': { count: number; shown: string | number }
  'imports.start': { count: number; shown: string | number }
  'imports.count_new': { count: number }
  'imports.count_changed': { count: number }
  'imports.count_same': { count: number }
  'imports.count_refused': { count: number }
  'imports.count_skipped': { count: number }
  'imports.meanings': { column: string | number }
  'imports.meaning_of': { value: string | number }
  'imports.meaning_rows': { count: number; shown: string | number }
  'imports.consent_unread_text': { columns: string | number }
  'imports.consent_unread_back': { columns: string | number }
  'imports.recognized': { product: string | number }
  'imports.new_field': { label: string | number }
  'imports.tag_separator': { column: string | number }
  'imports.more_tags': { count: number; shown: string | number }
  'imports.row_number': { number: string | number }
  'dashboard.before': { before: string | number }
  'dashboard.by_day': { count: number; timezone: string | number; compared: string | boolean }
  'dashboard.by_day_of': { from: string | number; to: string | number; timezone: string | number; compared: string | boolean }
  'dashboard.chart_of': { name: string | number }
  'dashboard.day_words': { day: string | number; count: string | number; before: string | number }
  'attention.failed_runs': { count: number }
  'attention.texts_to_approve': { count: number }
  'attention.approvals_pending': { count: number }
  'attention.emails_in_doubt': { count: number }
  'attention.transport_down': { count: number }
  'attention.automated_emails_failing': { count: number }
  'attention.broken_sending_domains': { count: number }
  'attention.domains_not_pointing': { count: number }
  'attention.unverified_senders': { count: number }
  'attention.stopped_connections': { count: number }
  'attention.disabled_webhooks': { count: number }
  'attention.journeys_paused': { count: number }
  'attention.journeys_throttled': { count: number }
  'attention.leads_beyond_limit': { count: number }
  'attention.ai_budget_used_up': { count: number }
  'attention.broadcasts_late': { count: number }
  'attention.conversations_unanswered': { count: number }
  'attention.assistants_without_answers': { count: number }
  'attention.emails_beyond_plan': { count: number }
  'attention.emails_late': { count: number }
  'notifications.unread': { count: number }
  'notifications.running': { count: number }
  'news.since': { when: string | number }
  'news.leads': { count: number; shown: string | number }
  'news.submissions': { count: number; shown: string | number }
  'news.emails_delivered': { count: number; shown: string | number }
  'news.changes_by_others': { count: number; shown: string | number }
  'palette.nothing': { typed: string | number }
  'page_schedule.publish_at': { timezone: string | number }
  'page_schedule.unpublish_at': { timezone: string | number }
  'page_schedule.done': { name: string | number; moment: string | number }
  'page_schedule.publishes': { moment: string | number }
  'page_schedule.hides': { moment: string | number }
  'pages.duplicated': { name: string | number }
  'pages.deleted': { name: string | number }
  'pages.delete_title': { name: string | number }
  'pages.lost_knowledge': { names: string | number }
  'pages.replace_home_title': { name: string | number }
  'pages.replace_home_text': { name: string | number; path: string | number }
  'pages.unpublish_title': { name: string | number }
  'pages.published_done': { name: string | number }
  'pages.published_in_draft': { name: string | number }
  'pages.unpublished_done': { name: string | number }
  'pages.restored': { number: string | number }
  'page_import.done': { name: string | number }
  'page_seo.list_text': { least: string | number; most: string | number }
  'page_seo.score_of': { score: string | number }
  'page_seo.counted': { count: string | number; max: string | number }
  'page_seo.description_counted': { count: number; least: string | number; most: string | number }
  'page_seo.characters': { count: number }
  'page_seo.schema': { number: number }
  'page_seo.points': { count: number }
  'page_seo.description_length': { least: string | number; most: string | number }
  'page_seo.keyword_not_in_first_words': { first: string | number }
  'page_seo.few_words': { least: string | number }
  'page_seo.hard_to_read': { least: string | number }
  'page_blocks.new_feature': { number: string | number }
  'page_blocks.new_plan': { number: string | number }
  'page_blocks.new_question': { number: string | number }
  'page_blocks.item_up': { name: string | number }
  'page_blocks.item_down': { name: string | number }
  'page_blocks.item_remove': { name: string | number }
  'page_blocks.link_number': { number: string | number }
  'page_blocks.image_number': { number: string | number }
  'page_blocks.testimonial_number': { number: string | number }
  'page_blocks.includes_note': { count: string | number }
  'page_blocks.form_of': { name: string | number }
  'retention.at_least': { months_min: number }
  'retention.deleted': { count: number; number: string | number }
  'privacy.found': { found: string | number; site_count: number }
  'privacy.progress': { done: string | number; site_count: number }
  'privacy.download': { day: string | number }
  'data_access.only_thing': { name: string | number }
  'data_access.show_person': { name: string | number }
  'data_access.show_thing': { name: string | number }
  'assistants.count': { count: number }
  'assistants.screens_of': { name: string | number }
  'assistants.ratings': { count: number }
  'assistants.live_since': { at: string | number }
  'assistants.knows_count': { count: number; passages: string | number }
  'assistants.being_read': { count: number }
  'assistants.next_update_at': { at: string | number }
  'assistants.update_failed': { count: number; names: string | number }
  'assistants.golden_right': { passed: string | number; questions: string | number }
  'assistants.some_unanswered': { count: number }
  'assistants.model_writes': { model: string | number }
  'assistants.duplicated': { name: string | number }
  'assistants.published': { name: string | number }
  'assistants.unpublished': { name: string | number }
  'assistants.unpublish_title': { name: string | number }
  'assistants.archived': { name: string | number }
  'assistants.archive_title': { name: string | number }
  'assistants.unarchived': { name: string | number }
  'assistants.deleted': { name: string | number }
  'assistants.delete_title': { name: string | number }
  'assistants.hours_zone': { zone: string | number }
  'assistants.opener': { number: number }
  'assistants.remove_opener': { number: number }
  'assistants.question': { number: number }
  'assistants.remove_question': { number: number }
  'assistants.restore_title': { number: number }
  'assistants.restored': { number: number }
  'assistants.model_usual_named': { name: string | number }
  'conversations.count': { count: number }
  'conversations.attended_by': { name: string | number }
  'conversations.load_file': { name: string | number }
  'conversations.passage_of': { number: number; source: string | number }
  'conversations.source_version': { number: number }
  'conversations.answerable': { share: string | number }
  'conversations.not_answerable': { share: string | number }
  'conversations.tokens_of': { read: string | number; written: string | number }
  'conversations.answer_it_named': { question: string | number }
  'conversations.day_words': { day: string | number; count: number; cost: string | number }
  'ai_provider.took': { seconds: string | number }
  'keywords.saved': { keyword: string | number }
  'keywords.deleted': { keyword: string | number }
  'keywords.delete_title': { keyword: string | number }
  'keywords.write_of': { what: string | number }
  'keywords.write_again_of': { what: string | number }
  'keywords.sources': { count: number }
  'research.read_text': { number: number }
  'research.cost': { cents: string | number }
  'research.cut': { count: number }
  'research.drafted': { name: string | number }
  'knowledge.count': { count: number }
  'knowledge.deleted': { name: string | number }
  'knowledge.delete_title': { name: string | number }
  'knowledge.understood': { query: string | number }
  'knowledge.answerable': { share: string | number }
  'knowledge.not_answerable': { share: string | number }
  'knowledge.by_words': { rank: number }
  'knowledge.by_meaning': { rank: number }
  'knowledge.vector_saved': { name: string | number }
  'knowledge.files_note': { count: number; size: number }
  'knowledge.addresses_note': { count: number }
  'knowledge.next_run': { at: string | number }
  'knowledge.report': { added: number; changed: number; removed: number; unchanged: number; failed: number }
  'attention.conversations_waiting': { count: number }
  'golden.draft_passes': { passed: string | number; questions: string | number }
  'golden.live_passes': { passed: string | number; questions: string | number }
  'golden.worse': { count: number; shown: string | number }
  'golden.better': { count: number; shown: string | number }
  'golden.publish_title': { name: string | number }
  'golden.share': { passed: string | number; questions: string | number }
  'golden.open_named': { when: string | number }
  'golden.results_of': { when: string | number }
  'golden.rank': { rank: string | number }
  'golden.confidence': { share: string | number }
  'golden.found': { count: number; shown: string | number }
  'holds.spoke': { names: string | number }
  'reference.assistant': { name: string | number }
  'payment.pay': { amount: string | number }
  'payment.bank_waiting': { amount: string | number }
  'payment.bank_pending': { amount: string | number }
  'payment.bank_pending_text': { date: string | number }
  'checkout.register_for': { name: string | number }
  'checkout.confirm_text': { email: string | number }
  'checkout.has_plan': { name: string | number }
  'checkout.unfinished': { name: string | number }
  'checkout.line_month': { name: string | number }
  'checkout.line_year': { name: string | number }
  'checkout.line_trial': { count: number }
  'checkout.trial_month': { count: number; amount: string | number }
  'checkout.trial_year': { count: number; amount: string | number }
  'checkout.trial_note': { count: number }
  'checkout.renews_month': { amount: string | number }
  'checkout.renews_year': { amount: string | number }
  'checkout.each_month': { amount: string | number }
  'checkout.each_year': { amount: string | number }
  'checkout.completed_text': { name: string | number }
  'cart.open': { count: number }
  'cart.quantity_of': { name: string | number }
  'cart.remove_named': { name: string | number }
  'cart.next_month': { amount: string | number; date: string | number }
  'cart.next_year': { amount: string | number; date: string | number }
  'cart.add_named': { name: string | number }
  'cart.added': { name: string | number }
  'cart.adds_first': { name: string | number; adds: string | number }
  'cart.adds': { name: string | number; adds: string | number; owned: string | number }
  'attention.failed_sandboxes': { count: number }
  'attention.sandboxes_waiting': { count: number }
  'sandboxes.count': { count: number }
  'sandboxes.used_of': { used: string | number; size: string | number }
  'sandboxes.pool_ready': { ready: string | number; size: string | number }
  'sandboxes.panel_password_note': { minimum: string | number }
  'sandboxes.expires_note': { zone: string | number }
  'sandboxes.reset_title': { name: string | number }
  'sandboxes.cancel_title': { name: string | number }
  'sandboxes.cancel_until': { moment: string | number }
  'sandboxes.delete_title': { name: string | number }
  'sandboxes.delete_accesses': { count: number }
  'sandboxes.expires_soon': { moment: string | number }
  'sandboxes.ended_cleanup': { moment: string | number }
  'sandboxes.assigned': { email: string | number }
  'sandboxes.link_sent': { email: string | number }
  'sandboxes.link_until': { moment: string | number }
  'sandboxes.end_title': { email: string | number }
  'sandboxes.delete_access_title': { email: string | number }
  'sandboxes.awake_of': { awake: string | number; most: string | number }
  'sandboxes.panel_token_keep': { hint: string | number }
  'sandboxes.panel_connected': { milliseconds: string | number }
  'sandboxes.restarts_text': { moment: string | number }
  'approvals.refused': { detail: string | number }
}
