/** A pin with the needle of a compass in it. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 1a8.5 8.5 0 0 0-8.500 8.500c0 6 8.500 13.500 8.500 13.500s8.500-7.500 8.500-13.500A8.500 8.500 0 0 0 12 1zm0 3l3.200 9.500L12 11.800 8.800 13.500z"/></svg>';
