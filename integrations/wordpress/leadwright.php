<?php
/**
 * Plugin Name: Leadwright
 * Description: Popups and forms of Leadwright on every page, forms by shortcode, and new users as leads.
 * Version: 1.0.0
 * Requires at least: 6.2
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: leadwright
 *
 * One file: settings, the snippet, shortcodes, and users. Everything else is Leadwright's own API.
 */

defined( 'ABSPATH' ) || exit;

const LEADWRIGHT_OPTION = 'leadwright_settings';
const LEADWRIGHT_FAILURE = 'leadwright_failure';
const LEADWRIGHT_SEND = 'leadwright_send_user';
/** Waits before each further attempt to send a user, in seconds. */
const LEADWRIGHT_WAITS = array( 60, 600, 3600, 21600, 86400 );
const LEADWRIGHT_TIMEOUT_SECONDS = 10;

/** @return array{url:string,site_id:string,api_key:string,snippet:bool,users:bool} */
function leadwright_settings() {
	$defaults = array( 'url' => '', 'site_id' => '', 'api_key' => '', 'snippet' => true, 'users' => false );
	$settings = wp_parse_args( get_option( LEADWRIGHT_OPTION, array() ), $defaults );
	// A key in wp-config.php is in no backup of the database.
	if ( defined( 'LEADWRIGHT_API_KEY' ) ) {
		$settings['api_key'] = LEADWRIGHT_API_KEY;
	}
	return $settings;
}

function leadwright_is_connected() {
	$settings = leadwright_settings();
	return '' !== $settings['url'] && '' !== $settings['site_id'];
}

function leadwright_is_id( $text, $prefix ) {
	return 1 === preg_match( '/^' . $prefix . '_[0-9a-f]{32}$/', (string) $text );
}

/* Settings */

add_action( 'admin_menu', 'leadwright_add_page' );
function leadwright_add_page() {
	add_options_page( 'Leadwright', 'Leadwright', 'manage_options', 'leadwright', 'leadwright_show_page' );
}

add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'leadwright_add_link' );
function leadwright_add_link( $links ) {
	$url = admin_url( 'options-general.php?page=leadwright' );
	return array_merge( array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'leadwright' ) . '</a>' ), $links );
}

add_action( 'admin_init', 'leadwright_register' );
function leadwright_register() {
	register_setting( 'leadwright', LEADWRIGHT_OPTION, array( 'type' => 'array', 'sanitize_callback' => 'leadwright_sanitize' ) );
	add_settings_section( 'leadwright', '', '__return_null', 'leadwright' );
	$fields = array(
		'url'     => __( 'Address of Leadwright', 'leadwright' ),
		'site_id' => __( 'Site ID', 'leadwright' ),
		'snippet' => __( 'Popups', 'leadwright' ),
		'users'   => __( 'Users', 'leadwright' ),
		'api_key' => __( 'API key', 'leadwright' ),
	);
	foreach ( $fields as $name => $label ) {
		add_settings_field( $name, $label, 'leadwright_show_' . $name, 'leadwright', 'leadwright' );
	}
}

function leadwright_refuse( $code, $text ) {
	add_settings_error( LEADWRIGHT_OPTION, $code, $text );
}

/** Keeps what was there in the place of what is refused, and says why. */
function leadwright_sanitize( $given ) {
	$settings = wp_parse_args( get_option( LEADWRIGHT_OPTION, array() ), array( 'url' => '', 'site_id' => '', 'api_key' => '' ) );
	$given = is_array( $given ) ? $given : array();
	$url = untrailingslashit( esc_url_raw( trim( (string) ( $given['url'] ?? '' ) ), array( 'http', 'https' ) ) );
	if ( '' !== $url ) {
		$settings['url'] = $url;
	} else {
		leadwright_refuse( 'url', __( 'Enter the address at which you open Leadwright, such as https://leads.example.com.', 'leadwright' ) );
	}
	$site_id = sanitize_text_field( $given['site_id'] ?? '' );
	if ( leadwright_is_id( $site_id, 'site' ) ) {
		$settings['site_id'] = $site_id;
	} else {
		leadwright_refuse( 'site_id', __( 'Enter the ID of your site. It is in the snippet, after data-site.', 'leadwright' ) );
	}
	$settings['snippet'] = ! empty( $given['snippet'] );
	$settings['users'] = ! empty( $given['users'] );
	$api_key = sanitize_text_field( $given['api_key'] ?? '' );
	// An empty field leaves the key as it is, since it is never shown again.
	if ( '' !== $api_key ) {
		$settings['api_key'] = $api_key;
	}
	if ( $settings['users'] && '' === $settings['api_key'] && ! defined( 'LEADWRIGHT_API_KEY' ) ) {
		leadwright_refuse( 'api_key', __( 'To send users, enter an API key with the permission to manage leads.', 'leadwright' ) );
	}
	return $settings;
}

function leadwright_show_text( $name, $type, $value, $note ) {
	printf(
		'<input type="%s" name="%s[%s]" id="leadwright-%s" value="%s" class="regular-text" autocomplete="off"><p class="description">%s</p>',
		esc_attr( $type ), esc_attr( LEADWRIGHT_OPTION ), esc_attr( $name ), esc_attr( $name ), esc_attr( $value ), esc_html( $note )
	);
}

function leadwright_show_box( $name, $label ) {
	$settings = leadwright_settings();
	printf(
		'<label><input type="checkbox" name="%s[%s]" value="1"%s> %s</label>',
		esc_attr( LEADWRIGHT_OPTION ), esc_attr( $name ), checked( $settings[ $name ], true, false ), esc_html( $label )
	);
}

function leadwright_show_url() {
	leadwright_show_text( 'url', 'url', leadwright_settings()['url'], __( 'Such as https://leads.example.com', 'leadwright' ) );
}

function leadwright_show_site_id() {
	leadwright_show_text( 'site_id', 'text', leadwright_settings()['site_id'], __( 'It begins with site_ and is in the snippet.', 'leadwright' ) );
}

function leadwright_show_snippet() {
	leadwright_show_box( 'snippet', __( 'Add the snippet to every page, so that popups appear', 'leadwright' ) );
}

function leadwright_show_users() {
	leadwright_show_box( 'users', __( 'Add each new user as a lead. Nobody is subscribed to email by that.', 'leadwright' ) );
}

function leadwright_show_api_key() {
	if ( defined( 'LEADWRIGHT_API_KEY' ) ) {
		echo '<p>' . esc_html__( 'LEADWRIGHT_API_KEY in wp-config.php is used.', 'leadwright' ) . '</p>';
		return;
	}
	$note = '' === leadwright_settings()['api_key']
		? __( 'Only needed for users. Make one with the permission to manage leads.', 'leadwright' )
		: __( 'A key is stored. Enter another one to replace it.', 'leadwright' );
	leadwright_show_text( 'api_key', 'password', '', $note );
}

function leadwright_show_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$failure = get_option( LEADWRIGHT_FAILURE );
	echo '<div class="wrap"><h1>Leadwright</h1>';
	if ( is_string( $failure ) && '' !== $failure ) {
		echo '<div class="notice notice-error"><p>' . esc_html( $failure ) . '</p></div>';
	}
	echo '<form method="post" action="options.php">';
	settings_fields( 'leadwright' );
	do_settings_sections( 'leadwright' );
	submit_button();
	echo '</form><p>' . esc_html__( 'A form in a post or page:', 'leadwright' ) . ' <code>[leadwright_form id="popup_…"]</code></p>';
	echo '<p>' . esc_html__( 'A button that opens a popup:', 'leadwright' ) . ' <code>[leadwright_popup id="popup_…" label="…"]</code></p></div>';
}

/* The snippet */

add_action( 'wp_enqueue_scripts', 'leadwright_enqueue' );
function leadwright_enqueue() {
	$settings = leadwright_settings();
	if ( $settings['snippet'] && leadwright_is_connected() ) {
		leadwright_load();
	}
}

/** Once for a page, whoever asks for it. */
function leadwright_load() {
	// The server says how long the file holds, so no version is appended to its address.
	wp_enqueue_script( 'leadwright', leadwright_settings()['url'] . '/widget.js', array(), null, true );
}

add_filter( 'script_loader_tag', 'leadwright_tag', 10, 2 );
function leadwright_tag( $tag, $handle ) {
	if ( 'leadwright' !== $handle ) {
		return $tag;
	}
	return str_replace( '<script ', '<script async data-site="' . esc_attr( leadwright_settings()['site_id'] ) . '" ', $tag );
}

/* Shortcodes */

add_shortcode( 'leadwright_form', 'leadwright_form' );
function leadwright_form( $attributes ) {
	$given = shortcode_atts( array( 'id' => '', 'height' => '' ), $attributes, 'leadwright_form' );
	if ( ! leadwright_is_connected() || ! leadwright_is_id( $given['id'], 'popup' ) ) {
		return leadwright_hint();
	}
	leadwright_load();
	$settings = leadwright_settings();
	$plain = $settings['url'] . '/v1/public/sites/' . $settings['site_id'] . '/popups/' . $given['id'] . '/form';
	$height = absint( $given['height'] );
	return sprintf(
		'<div data-leadwright-form="%s"%s></div><noscript><a href="%s">%s</a></noscript>',
		esc_attr( $given['id'] ),
		$height > 0 ? ' style="min-height:' . $height . 'px"' : '',
		esc_url( $plain ),
		esc_html__( 'Open the form', 'leadwright' )
	);
}

add_shortcode( 'leadwright_popup', 'leadwright_popup' );
function leadwright_popup( $attributes ) {
	$given = shortcode_atts( array( 'id' => '', 'label' => __( 'Open', 'leadwright' ) ), $attributes, 'leadwright_popup' );
	if ( ! leadwright_is_connected() || ! leadwright_is_id( $given['id'], 'popup' ) ) {
		return leadwright_hint();
	}
	leadwright_load();
	return sprintf( '<button type="button" data-leadwright-open="%s">%s</button>', esc_attr( $given['id'] ), esc_html( $given['label'] ) );
}

/** What is wrong is said to whoever may mend it; visitors see nothing. */
function leadwright_hint() {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p>' . esc_html__( 'Leadwright: enter the site under Settings → Leadwright, and the ID of a popup in the shortcode.', 'leadwright' ) . '</p>';
}

/* Users */

add_action( 'user_register', 'leadwright_plan_user' );
function leadwright_plan_user( $user_id ) {
	if ( leadwright_settings()['users'] && leadwright_is_connected() ) {
		// Not while the visitor waits.
		wp_schedule_single_event( time(), LEADWRIGHT_SEND, array( (int) $user_id, 0 ) );
	}
}

add_action( LEADWRIGHT_SEND, 'leadwright_send_user', 10, 2 );
function leadwright_send_user( $user_id, $attempt ) {
	$user = get_userdata( $user_id );
	$settings = leadwright_settings();
	if ( ! $user || ! $settings['users'] || '' === $settings['api_key'] || ! is_email( $user->user_email ) ) {
		return;
	}
	$lead = array_filter( array( 'email' => $user->user_email, 'first_name' => $user->first_name, 'last_name' => $user->last_name ), 'strlen' );
	$answer = wp_remote_post(
		$settings['url'] . '/v1/sites/' . $settings['site_id'] . '/leads/upsert',
		array(
			'timeout' => LEADWRIGHT_TIMEOUT_SECONDS,
			'headers' => array( 'Authorization' => 'Bearer ' . $settings['api_key'], 'Content-Type' => 'application/json' ),
			'body'    => wp_json_encode( array( 'leads' => array( $lead ), 'mode' => 'fill_empty' ) ),
		)
	);
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( $status >= 200 && $status < 300 ) {
		leadwright_note_result( $answer );
		return;
	}
	update_option( LEADWRIGHT_FAILURE, leadwright_explain( $answer, $status ), false );
	// A wrong key or site is for a person to mend; everything else passes.
	$is_transient = 0 === $status || 408 === $status || 429 === $status || $status >= 500;
	if ( $is_transient && isset( LEADWRIGHT_WAITS[ $attempt ] ) ) {
		wp_schedule_single_event( time() + LEADWRIGHT_WAITS[ $attempt ], LEADWRIGHT_SEND, array( (int) $user_id, $attempt + 1 ) );
	}
}

/** One that was refused is said; the next that is taken ends what was said before. */
function leadwright_note_result( $answer ) {
	$body = json_decode( wp_remote_retrieve_body( $answer ), true );
	$result = $body['data'][0] ?? array();
	if ( 'refused' !== ( $result['status'] ?? '' ) ) {
		delete_option( LEADWRIGHT_FAILURE );
		return;
	}
	$why = $result['errors'][0]['text'] ?? '';
	update_option( LEADWRIGHT_FAILURE, sprintf( __( 'The last new user was not taken as a lead. %s', 'leadwright' ), $why ), false );
}

function leadwright_explain( $answer, $status ) {
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: why the connection failed */
		return sprintf( __( 'Leadwright could not be reached (%s). Users are sent again later.', 'leadwright' ), $answer->get_error_message() );
	}
	$document = json_decode( wp_remote_retrieve_body( $answer ), true );
	$detail = is_array( $document ) && isset( $document['detail'] ) ? $document['detail'] : (string) $status;
	/* translators: %s: what Leadwright answered */
	return sprintf( __( 'Leadwright did not take the last new user: %s', 'leadwright' ), $detail );
}

/* Leaving nothing behind */

register_deactivation_hook( __FILE__, 'leadwright_deactivate' );
function leadwright_deactivate() {
	wp_unschedule_hook( LEADWRIGHT_SEND );
}

register_uninstall_hook( __FILE__, 'leadwright_uninstall' );
function leadwright_uninstall() {
	delete_option( LEADWRIGHT_OPTION );
	delete_option( LEADWRIGHT_FAILURE );
}
