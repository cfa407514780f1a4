import type { Office } from "../firm-schema.ts";

/** What differs from the sample's offices in those of the longest firm. */
export const longOffices: Record<string, Partial<Office>> = {
  manchester: {
    address: [
      "Fourth Floor, Northumberland and Lancashire Chambers",
      "127 to 135 St Bartholomew’s Churchyard Passage",
      "Spinningfields and Castlefield Quarter",
      "Greater Manchester",
      "Manchester",
      "M60 9ZX",
    ],
    image: "MANCHESTER",
  },
  oldham: {
    address: [
      "The Old Weighing House, Commonwealth Mill Business Park",
      "Unit 14B, 288 to 296 Huddersfield Turnpike Road",
      "Waterhead and Austerlands",
      "Greater Manchester",
      "OL4 3RB",
    ],
    image: "OLDHAM",
  },
  // The first abroad: its name is written on an envelope.
  dubai: {
    name: "Johannesburg",
    country: "South Africa",
    address: [
      "Office 2716 to 2719, 27th Floor, Prime Business Towers",
      "Corner of Rivonia Road and Sandton Drive",
      "Sandown, next to the Financial Centre station",
      "Johannesburg",
    ],
    phone: "+27 11 555 0100",
    timeZone: "Africa/Johannesburg",
  },
  shenzhen: {
    isChina: true,
    address: [
      "广东省深圳市福田区中心四路1号",
      "嘉里建设广场第三座二十三层2304至2308单元",
      "邮政编码 518048",
    ],
    latin: "Units 2304 to 2308, Tower 3, Kerry Plaza, 1 Zhongxinsi Road, Futian, Shenzhen 518048",
    image: "深圳",
  },
  shanghai: {
    isChina: true,
    address: [
      "上海市浦东新区陆家嘴环路1000号",
      "恒生银行大厦四十五层4501至4506单元",
      "邮政编码 200120",
    ],
    image: "上海",
  },
  chengdu: {
    isChina: true,
    address: [
      "四川省成都市锦江区红星路三段1号",
      "成都国际金融中心一号办公楼三十八层",
      "邮政编码 610021",
    ],
    image: "成都",
  },
  lahore: {
    address: [
      "Suite 907 to 911, Ninth Floor, Al Hafeez Heights",
      "Plot 65-D/1, Ghalib Road, near Main Boulevard",
      "Gulberg III, opposite the Liberty Market roundabout",
      "Lahore 54660, Punjab",
    ],
  },
};
