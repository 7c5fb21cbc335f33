/** VLC's sign: a traffic cone with two stripes. */
export const cone =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M11 2h2l1.3 4.2H9.7zM9 8.4h6l1.5 4.8h-9zM6.8 15.4h10.4l.9 3h2.4a1 1 0 0 1 1 .9l.5 2.7H2l.5-2.7a1 1 0 0 1 1-.9h2.4z"/></svg>';
