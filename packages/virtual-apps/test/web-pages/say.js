globalThis.say = (text) => {
  document.getElementById('said').textContent = text;
};
