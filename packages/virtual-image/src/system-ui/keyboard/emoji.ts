/** Emoji by category, as the keyboard lays them out. */
export const emojiCategories: readonly { readonly title: string; readonly tab: string; readonly emoji: string }[] = [
  {
    title: 'Smileys and emotions',
    tab: '😀',
    emoji:
      '😀😃😄😁😆😅🤣😂🙂🙃😉😊😇🥰😍🤩😘😗😚😙😋😛😜🤪😝🤑🤗🤭🤫🤔🤐🤨😐😑😶😏😒🙄😬🤥😌😔😪🤤😴😷🤒🤕🤢🤮🤧🥵🥶🥴😵🤯🤠🥳😎🤓🧐😕😟🙁😮😯😲😳🥺😦😧😨😰😥😢😭😱😖😣😞😓😩😫🥱😤😡😠🤬😈👿💀💩🤡👻👽🤖',
  },
  {
    title: 'People',
    tab: '👋',
    emoji:
      '👋🤚🖐✋🖖👌🤏🤞🤟🤘🤙👈👉👆👇👍👎✊👊🤛🤜👏🙌👐🤲🤝🙏💪👀👂👃🧠👶🧒👦👧🧑👱👨🧔👩🧓👴👵🙍🙎🙅🙆💁🙋🙇🤦🤷👮💂👷🤴👸🎅🤶',
  },
  {
    title: 'Animals and nature',
    tab: '🐶',
    emoji: '🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🐺🐴🦄🐝🐛🦋🐌🐞🐢🐍🐙🦀🐠🐬🐳🐋🌸🌹🌻🌼🌷🌱🌲🌳🌴🌵🍀🍁',
  },
  {
    title: 'Food and drink',
    tab: '🍎',
    emoji: '🍏🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🥑🥦🥒🌽🥕🥔🍞🥐🧀🥚🍳🥞🥓🍗🍔🍟🍕🌭🥪🌮🌯🥗🍝🍜🍣🍦🍰🎂🍫🍿🍩☕🍵🍺🍷',
  },
  {
    title: 'Travel and places',
    tab: '🚗',
    emoji: '🚗🚕🚙🚌🚎🏎🚓🚑🚒🚚🚜🚲🛵🏍🚂🚆✈🚀🚁⛵🚢🏠🏡🏢🏥🏦🏨🏫⛪🗽🗼🌋🏔🏕🏖🌅🌃🌈',
  },
  {
    title: 'Activities and events',
    tab: '⚽',
    emoji: '⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥊🎯🎮🎲🧩🎨🎬🎤🎧🎹🎸🎻🥇🥈🥉🏆🎉🎊🎈🎁🎄🎃',
  },
  { title: 'Objects', tab: '💡', emoji: '⌚📱💻⌨🖥🖨📷📹📺📻⏰⌛💡🔦💵💳💎🔧🔨🔑🚪🛏🛒✉📦📁📅📌📎✂📝🔒🔍📚📖' },
  { title: 'Symbols', tab: '❤', emoji: '❤🧡💛💚💙💜🖤💔💕💞💓💗💖💘💝✅❌❓❗💯🔥⭐✨⚡💤🎵🎶➕➖✔♻⚠🔴🟢🔵' },
];
