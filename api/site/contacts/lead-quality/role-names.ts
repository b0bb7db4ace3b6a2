/** Role names before the @, such as info, in English and Spanish. Written by hand. */

export const roleNamesDated = '2026-11-22'

const names = `
abuse accounting accounts admin administration administrator admissions advertising all archive billing board booking
bookings bugs careers ceo cfo claims clientservices complaints compliance connect contact contactus cto customer
customercare customers customerservice customersupport data delivery design dev developers devnull directors dispatch dns
donations donotreply dpo editor editorial education email enquiries enquiry events everyone export facilities faq feedback
finance ftp gdpr general hello help helpdesk hostmaster hr inbox info information inquiries inquiry insurance international
invest investors invoice invoices it itsupport jobs legal list listserv lists logistics mail mailbox mailerdaemon mailman
maintenance management manager marketing media members membership moderator news newsletter nobody noc noreply
notifications office operations ops order orders partners partnerships payments payroll phish postbox postmaster pr press
privacy procurement production projects purchasing quality qa reception recruiting recruitment registrar registration
remove reply reservations returns root rrhh sales school secretary security sell seo service services shipping shop soc
spam staff store subscribe subscriptions success support sysadmin team tech technical test training trouble undisclosed
unsubscribe usenet users uucp vendors volunteer warehouse web webadmin webmaster welcome www
administracion administrador almacen asesoria atencion atencionalcliente atencioncliente ayuda boletin buzon calidad
central cita citas clientes cobros colaboraciones comercial compras comunicacion consultas contabilidad contactanos
contacto correo correos cotizaciones creditos datos delegacion devoluciones direccion empleo empleos empresa envios
equipo estudio eventos factura facturacion facturas finanzas formacion gerencia gestion hola informacion informes
informatica ingresos inscripciones institucional laboral logistica mantenimiento matriculas mercadeo noresponder notaria
noticias nominas oficina pagos pedidos personal postventa prensa presidencia presupuestos privacidad produccion
promociones protecciondedatos proveedores proyectos publicidad quejas recepcion reclamaciones recursoshumanos registro
relacionespublicas reservas secretaria seguridad seguros servicio servicioalcliente servicios sistemas sociedad socios
soporte suscripciones sugerencias talento taller tecnico tesoreria tienda transporte turismo ventas visitas web
`

export const roleNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/))

/** The form in which names are compared: no mark, no point, nothing after a plus. */
export const roleKey = (local: string): string =>
  (local.split('+')[0] ?? '')
    .normalize('NFD')
    .replace(/[\p{M}._-]/gu, '')
    .toLowerCase()
