/**
 * A plugin that WordPress always loads: lets visitors in by a signed header of our proxy, keeps leads from what belongs to the owner,
 * sends no mail and opens no connection. It is written anew before each start.
 */

/** The host of the installation that new sandboxes begin with. */
export const prepared_host = 'prepared.invalid'

export const muPlugin = `<?php
/* Plugin Name: Leadwright sandbox */
if (!defined('ABSPATH')) { exit; }
$leadwright = require '/leadwright/config.php';
define('DISALLOW_FILE_EDIT', true);
if (!defined('DISABLE_WP_CRON')) { define('DISABLE_WP_CRON', true); }
if (!defined('AUTOMATIC_UPDATER_DISABLED')) { define('AUTOMATIC_UPDATER_DISABLED', true); }

function leadwright_is_owner($user_id = null) {
  $id = $user_id === null ? get_current_user_id() : $user_id;
  return $id > 0 && get_user_meta($id, 'leadwright_role', true) === 'owner';
}

/* No connection leaves: answered at once, as a refused one would hang. */
add_filter('pre_http_request', function () {
  return new WP_Error('leadwright_no_network', 'This demo has no network.');
}, PHP_INT_MAX);
add_filter('pre_wp_mail', function ($ignored, $mail) {
  $to = is_array($mail['to']) ? implode(', ', $mail['to']) : $mail['to'];
  $line = wp_json_encode(array('at' => time(), 'to' => $to, 'subject' => $mail['subject']));
  @file_put_contents('/leadwright/mail.jsonl', $line . "\\n", FILE_APPEND);
  return true;
}, PHP_INT_MAX, 2);

/* What belongs to the owner; REST asks for the same capabilities. */
add_filter('map_meta_cap', function ($caps, $cap, $user_id) {
  static $refused = array(
    'install_plugins', 'install_themes', 'install_languages', 'update_plugins', 'update_themes', 'update_core',
    'update_languages', 'delete_plugins', 'delete_themes', 'activate_plugins', 'activate_plugin', 'deactivate_plugins',
    'deactivate_plugin', 'upload_plugins', 'upload_themes', 'switch_themes', 'edit_themes', 'edit_plugins', 'edit_files',
    'unfiltered_upload', 'unfiltered_html', 'create_users', 'promote_users', 'promote_user', 'edit_users', 'delete_users',
    'remove_users', 'export', 'import', 'manage_options', 'view_site_health_checks', 'resume_plugins', 'resume_themes',
  );
  if (in_array($cap, $refused, true) && !leadwright_is_owner($user_id)) { return array('do_not_allow'); }
  return $caps;
}, PHP_INT_MAX, 3);
add_filter('file_mod_allowed', function () { return leadwright_is_owner(); }, PHP_INT_MAX);
add_filter('xmlrpc_enabled', '__return_false', PHP_INT_MAX);
add_filter('wp_is_application_passwords_available', '__return_false', PHP_INT_MAX);

/* Space. */
add_filter('upload_size_limit', function () use ($leadwright) { return (int) $leadwright['upload_bytes']; }, PHP_INT_MAX);
add_filter('wp_handle_upload_prefilter', function ($file) {
  if (file_exists('/leadwright/space-over')) { $file['error'] = 'Sandbox space is over'; }
  return $file;
}, PHP_INT_MAX);

/* The account that an installation begins with has a password that everybody knows, and all that begin with one installation would sign alike. */
add_action('init', function () {
  if (get_option('leadwright_prepared') && get_option('leadwright_host') !== '${prepared_host}') { return; }
  foreach (get_users(array('fields' => array('ID'))) as $user) {
    wp_set_password(wp_generate_password(40, true, true), $user->ID);
  }
  foreach (array('auth', 'secure_auth', 'logged_in', 'nonce') as $scheme) {
    delete_option($scheme . '_key');
    delete_option($scheme . '_salt');
  }
  update_option('blog_public', '0');
  update_option('users_can_register', '0');
  update_option('leadwright_prepared', '1');
}, 0);

/* One has another host than what it is a copy of: addresses within its content follow. Where both are as long, what is serialized stays whole. */
add_action('init', function () {
  global $wpdb;
  $host = parse_url(home_url(), PHP_URL_HOST);
  $was = get_option('leadwright_host');
  if ($was === $host) { return; }
  $wpdb->query($wpdb->prepare("UPDATE $wpdb->options SET option_value = %s WHERE option_name IN ('siteurl', 'home')", home_url()));
  $columns = array($wpdb->posts => array('post_content', 'post_excerpt', 'guid'), $wpdb->comments => array('comment_content'));
  $serialized = array($wpdb->options => array('option_value'), $wpdb->postmeta => array('meta_value'), $wpdb->termmeta => array('meta_value'));
  if (is_string($was) && strlen($was) === strlen($host)) { $columns += $serialized; }
  foreach ($was ? $columns : array() as $table => $names) {
    foreach ($names as $name) {
      $wpdb->query($wpdb->prepare("UPDATE $table SET $name = REPLACE($name, %s, %s)", $was, $host));
    }
  }
  wp_cache_flush();
  update_option('leadwright_host', $host);
}, 0);

/* What the blueprint of the owner says. While a part is switched on, its name stands in a file: it stays there where PHP ends. */
function leadwright_apply($plan) {
  $broken = '/leadwright/blueprint-broken';
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  foreach (isset($plan['plugins']) ? $plan['plugins'] : array() as $plugin) {
    file_put_contents($broken, $plugin);
    $failed = activate_plugin($plugin);
    /* One that writes while it is switched on is on. */
    if (is_wp_error($failed) && $failed->get_error_code() !== 'unexpected_output') { return; }
  }
  if (isset($plan['theme'])) {
    file_put_contents($broken, $plan['theme']);
    $theme = wp_get_theme($plan['theme']);
    if (!$theme->exists() || $theme->errors()) { return; }
    switch_theme($plan['theme']);
  }
  @unlink($broken);
  foreach (isset($plan['settings']) ? $plan['settings'] : array() as $name => $value) { update_option($name, $value); }
  foreach (isset($plan['content']) ? $plan['content'] : array() as $one) {
    wp_insert_post(wp_slash(array(
      'post_type' => $one['type'], 'post_title' => $one['title'], 'post_content' => $one['text'],
      'post_name' => isset($one['slug']) ? $one['slug'] : '', 'post_status' => 'publish',
    )));
  }
}
/* The plan lies there until the first page is whole: whatever breaks that page is named. */
if (file_exists('/leadwright/blueprint.json')) {
  add_action('init', function () {
    if (get_option('leadwright_blueprint')) { return; }
    $plan = json_decode(file_get_contents('/leadwright/blueprint.json'), true);
    leadwright_apply(is_array($plan) ? $plan : array());
    if (!file_exists('/leadwright/blueprint-broken')) { update_option('leadwright_blueprint', '1'); }
  }, 0);
  register_shutdown_function(function () {
    $error = error_get_last();
    $fatal = E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR;
    if (!$error || !($error['type'] & $fatal) || file_exists('/leadwright/blueprint-broken')) { return; }
    if (preg_match('#/wp-content/(?:plugins|themes)/([^/]+)#', $error['file'], $found)) {
      file_put_contents('/leadwright/blueprint-broken', $found[1]);
    }
  });
}

/* Nobody signs in with a password. */
add_filter('authenticate', function ($user) {
  return new WP_Error('leadwright_entry', 'This demo opens with the link that you were sent.');
}, PHP_INT_MAX);

add_action('init', function () use ($leadwright) {
  if (empty($_SERVER['HTTP_X_LEADWRIGHT_ENTRY'])) { return; }
  $parts = explode('.', $_SERVER['HTTP_X_LEADWRIGHT_ENTRY']);
  $ours = hash_hmac('sha256', $parts[0], $leadwright['key']);
  if (count($parts) !== 2 || !hash_equals($ours, $parts[1])) { return; }
  $entry = json_decode(base64_decode(strtr($parts[0], '-_', '+/')), true);
  if (!is_array($entry) || $entry['until'] < time()) { return; }
  $login = preg_replace('/[^a-z0-9-]/', '', $entry['key']);
  $user = get_user_by('login', $login);
  if (!$user) {
    $id = wp_insert_user(array(
      'user_login' => $login, 'user_pass' => wp_generate_password(40, true, true), 'display_name' => $entry['name'],
      'user_email' => $login . '@sandbox.invalid', 'role' => $entry['role'] === 'owner' ? 'administrator' : 'editor',
    ));
    if (is_wp_error($id)) { wp_die('This demo could not be entered.', 500); }
    $user = get_user_by('id', $id);
  }
  update_user_meta($user->ID, 'leadwright_role', $entry['role'] === 'owner' ? 'owner' : 'lead');
  wp_set_auth_cookie($user->ID, false);
  wp_redirect(admin_url());
  exit;
}, 1);
`
